/** The texts that explain the lab: the introduction, the tour, the help. */
export const helpCopy = {
  introduction: {
    label: 'Introduction',
    text: 'The lab runs one part of the site at a time, without a server: its states as a chart, and the real screen. Press an underlined event on the chart, a button under Moves, or the screen itself, and all three move on together. You can go back to every step, send it as a link, or save it as a test.',
    close: 'Close',
  },
  skip: {
    label: 'Skip to',
    parts: { list: 'Machines', chart: 'Chart', screen: 'Screen', moves: 'Moves', steps: 'Steps' },
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
      ['f', 'Fit the chart with readable texts; states that are not active are folded'],
      ['w', 'Fit the whole chart, folded as far as needed'],
      ['z', 'Show the chart alone, over the whole window'],
      ['Shift ← → ↑ ↓', 'Move the chart while it has the focus'],
      ['?', 'This help'],
    ],
  },
} as const
