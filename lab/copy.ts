const time = (at: number): string => new Date(at).toLocaleTimeString('en-GB')

const whyUnconverted = {
  'start forgotten': 'Only its last 500 events are stored, and a path needs the first one.',
  'no such start': 'None of the model’s inputs starts in its initial state.',
  'no such move': 'The model has no matching move in this state.',
  'leads elsewhere':
    'In the model it leads to another state, because the input or a sample differs from the site’s data.',
} as const

/** All texts of the machine lab. */
export const labCopy = {
  title: 'Machine lab',
  pageTitle: (machine: string) => `${machine} · Trellis machine lab`,
  introduction: {
    label: 'Introduction',
    text: 'The lab runs one part of the site at a time, without a server: its states as a chart, and the real screen. Press an underlined event on the chart, a button under Events, or the screen itself, and all three move on together. You can go back to every step, send it as a link, or save it as a test.',
    close: 'Close',
  },
  tourOf: {
    label: 'Tour of the lab',
    start: 'Tour, one minute',
    progress: (step: number, all: number) => `${step} of ${all}`,
    next: 'Next',
    end: 'End the tour',
    done: 'Start testing',
    parts: {
      list: 'Each machine is one part of the site, such as the login. Pick one here, or search by name.',
      chart:
        'The chart shows all states. The green one is active. An underlined text can be pressed: an event, the outcome of a service, or a timer. If there are several ways, you choose one.',
      moves:
        'The same moves as buttons. Services don’t run: you decide how they end. Refused events name the condition that refuses them. Time only passes when you let it.',
      screen:
        'This is the site’s own screen. You can type and click in it. Typed passwords are replaced by samples.',
      steps:
        'Every move is a step. Go back and forward as you like. If you go back and do something else, the old steps stay available as a branch.',
      report:
        'Found a bug? Say what is wrong and which state you expected, and save it as a test. The test fails until the bug is fixed.',
    },
  },
  machines: 'Machines',
  find: 'Find a machine',
  noneFound: 'No machine has this text in its name or question.',
  size: (states: number, transitions: number) => `${states} states, ${transitions} transitions`,
  covered: (covered: number, all: number) => `${covered} of ${all} transitions tested`,
  statesTested: (covered: number, all: number) => `${covered} of ${all} states tested`,
  measureFirst: 'Coverage appears after npm test and npm run coverage:machines.',

  tags: (tags: readonly string[]) =>
    tags.length === 1 ? `tag: ${tags[0]}` : `tags: ${tags.join(', ')}`,
  onEntry: (actions: readonly string[]) => `entry: ${actions.join(', ')}`,
  onExit: (actions: readonly string[]) => `exit: ${actions.join(', ')}`,
  runs: (service: string) => `runs ${service}`,
  stays: (event: string) => `↻ ${event}`,
  hides: (states: number) => (states === 1 ? '1 state inside' : `${states} states inside`),
  fold: (state: string) => `Fold ${state}`,
  unfold: (state: string) => `Unfold ${state}`,
  verdicts: { uncovered: 'not tested', unreachable: 'unreachable' },

  views: {
    chart: 'Chart',
    cards: 'Cards',
    steps: 'Steps',
    actors: 'Actors',
    paths: 'Paths',
    live: 'Live',
  },
  viewsLabel: 'Views of the machine',
  chartOf: (machine: string) => `Statechart of ${machine}`,
  laying: 'Laying out the chart…',
  layoutFailed: 'The chart layout failed. The cards have the same content.',
  legend: { active: 'Active', visited: 'Visited', unvisited: 'Not visited' },
  saveAs: (kind: string) => `Save the chart as ${kind}`,
  pngFailed: 'This browser could not render the chart as a PNG. The SVG has the same content.',
  report: {
    title: 'Something is wrong here',
    note: 'What is wrong?',
    expected: 'Which state should it be in?',
    asExpectations: 'This one: the screen is wrong',
    hint: 'The model’s samples replace passwords, tokens and pictures.',
    copy: 'Copy report',
    save: 'Save as a test',
    copied: 'The report is on the clipboard.',
    notCopied: 'The browser blocked the clipboard. Save the report as a test instead.',
    saved: 'Put the file into tests/regressions. It fails there until the problem is fixed.',
    linkCopied: 'The link is on the clipboard.',
    linkNotCopied: 'The browser blocked the clipboard. The link is in the address bar.',
    unrecorded: (event: string) =>
      `“${event}” was not sent: it contains a secret, and the model has no sample for it.`,
  },
  zoom: (zoom: number) => `${Math.round(zoom * 100)} %`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  centre: 'Centre',
  foldAll: 'Fold all',
  unfoldAll: 'Unfold all',
  nowActive: 'active now',
  beginsHere: 'initial state',
  visitedBefore: 'visited',
  leadsTo: (state: string) => `to ${state}`,
  takenTimes: (times: number) => (times === 1 ? 'taken once' : `taken ${times} times`),
  neverTaken: 'not taken',

  input: 'Input',
  shortenedInputs: 'With small limits, as in tests',
  fullInputs: 'With the limits of the site',
  restart: 'Restart',
  copyLink: 'Copy link',
  screen: 'The screen',
  sizes: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  schemes: { light: 'Light', dark: 'Dark' },
  context: 'Context',
  changed: 'changed',
  state: 'State',

  isRunning: (service: string) => `${service} is running`,
  chooseOutcome: 'choose its outcome',
  events: 'Events',
  noEvents: 'No user event is possible here.',
  ownPayload: (type: string) => `${type} with custom data`,
  notJson: 'This is not JSON. Strings need quotes: "text".',
  secretStays: (name: string) => `${name} keeps the model’s sample: secrets are never recorded.`,
  send: (type: string) => `Send ${type}`,
  refused: 'Refused now',
  refusedBy: (guards: readonly string[]) =>
    guards.length === 0 ? 'not in this state' : `refused by ${guards.join(', ')}`,

  choices: {
    none: 'Nothing takes this transition now.',
    choose: 'Choose how to take it',
    others: 'These do not take it',
    takes: (transitions: readonly string[]) =>
      transitions.length === 0 ? 'takes no transition' : `takes ${transitions.join(', then ')}`,
  },

  clock: 'Virtual clock',
  running: 'running in real time',
  paused: 'paused',
  noTimer: 'No timer is pending.',
  timer: (name: string, left: string) => `${name} in ${left}`,
  play: 'Run',
  pause: 'Pause',
  justBefore: 'To due − 1 ms',
  toNextTimer: 'To next timer',
  toNextTimerIn: (left: string) => `To next timer, ${left}`,

  anywhere: 'in every state',
  kinds: { parallel: 'parallel', final: 'final', history: 'history' },
  goToStep: (step: number) => `Go to step ${step}`,
  sequenceOf: (machine: string) => `Messages between the actors of ${machine}`,
  site: 'Site',
  startsService: 'starts',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  movesLabel: 'Possible moves and the clock',
  sideLabel: 'The screen, its report and its data',
  resize: {
    list: 'Width of the machine list',
    moves: 'Width of the moves',
    side: 'Width of the screen',
  },
  moveKinds: { person: 'User event', time: 'Timer', service: 'Service outcome' },
  stepSlider: 'Position in the recording',
  back: 'Step back',
  forward: 'Step forward',
  begins: 'The start',
  stuck: 'This recording cannot continue: the machine has changed since it was made.',
  branches: 'Abandoned branches',
  takeBranch: (moves: number) => `Restore the branch of ${moves} moves`,
  columns: {
    step: 'Step',
    move: 'Move',
    state: 'State',
    did: 'Actions and events',
    context: 'Context',
  },
  emitted: (type: string) => `emits ${type}`,
  started: (service: string) => `starts ${service}`,
  tour: 'Tour: every transition once',
  pairs: 'Pairs: every two transitions that can follow each other',
  showPairs: 'More paths, through every pair of transitions',
  recorded: 'Recorded paths',
  noneRecorded: 'None yet. A recorded path in tests/regressions appears here.',
  exploring: 'Exploring the machine…',
  walk: (path: string) => `Walk path ${path}`,
  walking: (path: string) => `Walking ${path}`,
  moves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  results: {
    passed: 'passed in the last test run',
    'not passed': 'not passed in the last test run',
  },
  tick: (step: number) => `Step ${step} looks right`,
  expected: 'Expected on the screen',
  expectation: (
    role: string,
    name: string,
    { absent, disabled }: { absent: boolean; disabled: boolean },
  ) => `${absent ? 'no ' : ''}${role} “${name}”${disabled ? ', disabled' : ''}`,
  person: 'Person',
  clockActor: 'Clock',

  live: {
    title: 'The running site',
    pageTitle: (machine: string | null) =>
      `${machine === null ? '' : `${machine}, `}live · Trellis machine lab`,
    sideLabel: 'The machine of the site',
    states: {
      discovering: 'Looking for the site…',
      'no site':
        'No site is running here. Start it with npm start and open it in another tab of this browser, with the same origin as this lab, for example http://localhost:5173/lab/ and http://localhost:5173. It appears automatically.',
      connected: 'The site is running. Its events appear here at once.',
      disconnected:
        'The site was closed. Its history is still here. If you open it again, it appears automatically.',
    },
    page: (since: number) => `Page opened at ${time(since)}`,
    noActors: 'No machine has run on this page.',
    since: (at: number, gone: boolean) =>
      gone ? `started at ${time(at)}` : `running since ${time(at)}`,
    ended: (from: number, to: number) => `ran from ${time(from)} to ${time(to)}`,
    unknown: (machine: string) =>
      `The site runs a machine, ${machine}, that this lab does not know. Reload both.`,
    nothingFollowed: 'Select a machine of the site to see its events and its context.',
    nothingYet: 'No events yet. The machine is in its initial state.',
    history: (entries: number) => (entries === 1 ? '1 event' : `${entries} events`),
    time,
    entries: {
      ended: (service: string) => `${service} ended`,
      failed: (service: string, kind: string) => `${service} failed: ${kind}`,
      sent: (service: string, event: string) => `${service} sent: ${event}`,
    },
    open: 'Open as a recorded path',
    converted: (entries: number) =>
      `From the running site: all ${entries} events. The model’s samples replace passwords, tokens and pictures.`,
    unconverted: (
      step: number,
      entries: number,
      event: string,
      reason: keyof typeof whyUnconverted,
    ) =>
      step === 0
        ? `From the running site: no event could be converted to a move. ${whyUnconverted[reason]}`
        : `From the running site: converted up to event ${step - 1} of ${entries}. Event ${step}, ${event}, could not be converted. ${whyUnconverted[reason]}`,
  },
} as const
