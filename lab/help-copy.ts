/** The texts that explain the lab: the introduction, the tour, the help. */
export const helpCopy = {
  introduction: {
    label: 'Introduction',
    text: 'The lab runs one part of the site at a time, without a server: its states as a chart, and the real screen. Press an underlined event on the chart, a button under Events, or the screen itself, and all three move on together. You can go back to every step, send it as a link, or save it as a test.',
    close: 'Close',
  },
  skip: {
    label: 'Skip to',
    parts: {
      list: 'Machines',
      chart: 'Chart',
      moves: 'Moves',
      screen: 'Screen',
      steps: 'Steps',
      report: 'Report',
    },
  },
  help: {
    title: 'The lab and its keys',
    open: 'Help',
    close: 'Close',
    keys: [
      ['← →', 'Step back and forward'],
      ['1 to 9', 'Make the move with this number'],
      ['0', 'Give the numbers to the next nine moves'],
      ['Esc', 'Leave a text field, so that the keys work again'],
      ['t', 'Let time pass to the next timer; the recording keeps the duration'],
      ['T', 'Wait until the next timer ends, however long it takes'],
      ['/', 'Search for a machine; Enter opens the first one found'],
      ['r', 'Report what is wrong at this step'],
      ['+ −', 'Zoom the chart; so does the wheel with Ctrl or ⌘'],
      ['f', 'Fit the active states and the transitions that leave them'],
      ['w', 'Fit the whole chart'],
      ['c', 'Centre the chart on the active state'],
      ['Shift ← → ↑ ↓', 'Move the chart while it has the focus'],
      ['?', 'This help'],
    ],
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
        'Found a bug? Say what is wrong and what should hold at this moment, and save it as a test. The test fails until the bug is fixed.',
    },
  },
} as const
