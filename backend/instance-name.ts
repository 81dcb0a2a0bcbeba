import { hostname } from 'node:os'

/** The release and the process, as every log line and the metrics identify them. */
export type InstanceName = { release: string; instance: string }

export const nameInstance = (release: string): InstanceName => ({
  release,
  instance: `${hostname()}-${process.pid}`,
})
