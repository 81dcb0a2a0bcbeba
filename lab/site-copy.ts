export const siteCopy = {
  hint: 'A page that fails in a member’s browser sends its last events. Open such a report, or the lines of npm run reports:export: the lab walks its machines on their models, with samples in place of what was typed.',
  noSite: (origin: string) =>
    `No site is running here. Start it with npm start and open it in another tab of this browser, with the origin of this lab: ${origin}. It appears automatically.`,
  source: 'Recording',
  page: (since: number, isOpen: boolean) =>
    `Page opened at ${new Date(since).toLocaleTimeString('en-GB')}, ${isOpen ? 'running' : 'closed'}`,
  openAnother: 'Open a field report',
  file: 'A file with reports',
  paste: 'Or the text of a report',
  open: 'Open the report',
  openSample: 'Open a sample: a login that submits an empty form',
  replay: 'Replay on the models',
  noReport: 'The text contains no report of the site.',
  replaying: 'The machines repeat the recording…',
  summary: (
    { page, reason, failure }: { page: string; reason: string; failure: string },
    events: number,
  ) => `${page}: ${reason} (${failure}), ${events} events`,
  result: 'Result of the replay',
  agrees: (crashed: string | null) =>
    crashed === null
      ? 'The machines agree with the whole recording. The saved test repeats the path on the screen.'
      : `The machines agree with the recording: ${crashed} crashes here too.`,
  actors: 'The actors of the page',
  explained: (explained: number, events: number, agrees: boolean) =>
    `: ${agrees ? '✓' : '✗'} ${explained} of ${events}`,
  ended: ', ended',
  answered: (service: string, times: number) =>
    `${service}, ${times === 1 ? 'answered' : `answered ${times} times`}`,
  shownLabel: 'Show of the page',
  shown: { actors: 'Actors of the page', events: 'Events' },
  events: (machine: string) => `Events of ${machine}`,
  columns: { step: 'No.', event: 'Event', site: 'On the site', model: 'In the model' },
  goTo: (event: number) => `Go to event ${event}`,
  sent: (from: string | null, to: string) => `${from ?? 'page'} → ${to}`,
  crashed: 'crashed',
  context: 'Context on the site',
  verdicts: {
    agrees: 'The same',
    crashes: 'Crashes too',
    diverges: 'Leads elsewhere:',
    unexplained: 'No move explains this event',
    'not compared': 'Not compared',
  },
} as const
