/** The texts of the view that opens field reports. */
export const fieldCopy = {
  hint: 'A page that fails in a member’s browser sends its last events. Open such a report, or the lines of npm run reports:export: the lab walks its machines on their models, with samples in place of what was typed.',
  file: 'A file with reports',
  paste: 'Or the text of a report',
  open: 'Open the report',
  another: 'Open another report',
  choose: (reports: number) => `One of ${reports} reports`,
  noReport: 'The text contains no report of the site.',
  replaying: 'The machines repeat the report…',
  summary: ({ page, reason, failure, events }: Summary) =>
    `${page}: ${reason} (${failure}), ${events.length} events`,
  result: 'Result of the replay',
  agrees: (crashed: string | null) =>
    crashed === null
      ? 'The machines agree with the whole recording. The saved test repeats the path on the screen.'
      : `The machines agree with the recording: ${crashed} crashes here too.`,
  machines: 'Machines of the report, the one at fault first',
  machine: (
    name: string,
    { explained, events, agrees }: { explained: number; events: number; agrees: boolean },
  ) => `${agrees ? '✓' : '✗'} ${name}, ${explained} of ${events}`,
  events: (machine: string) => `Events of ${machine}`,
  columns: { step: 'No.', event: 'Event', field: 'In the field', model: 'In the model' },
  goTo: (event: number) => `Go to event ${event}`,
  sent: (from: string | null, to: string) => `${from ?? 'page'} → ${to}`,
  crashed: 'crashed',
  verdicts: {
    agrees: 'The same',
    crashes: 'Crashes too',
    diverges: 'Leads elsewhere:',
    unexplained: 'No move explains this event',
    'not compared': 'Not compared',
  },
} as const

type Summary = { page: string; reason: string; failure: string; events: readonly unknown[] }
