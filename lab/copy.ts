/** Every sentence of the machine lab. */
export const labCopy = {
  runs: (service: string) => `runs ${service}`,
  stays: (event: string) => `↻ ${event}`,
  hides: (states: number) => (states === 1 ? '1 state inside' : `${states} states inside`),
} as const
