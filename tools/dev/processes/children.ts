import type { Email } from '../emulators/emails.ts'
import type { Part } from '../local-stack-parts.ts'
import { startChild } from './child.ts'

export type Children = {
  /** Resolves when all respond. Rejects with the message of the first that could not start. */
  ready: Promise<void>
  /** Resolves with a message when one has exited unexpectedly. */
  lost: Promise<string>
  stop(): Promise<void>
}

/** Callbacks for the output of the parts. */
export type Listeners = {
  onEmail?: (email: Email) => void
  /** Called for every line that a part prints. By default the line is printed with the part's name. */
  onLine?: (part: string, line: string) => void
}

export const startChildren = (
  parts: readonly Part[],
  { onEmail, onLine = printLine }: Listeners,
): Children => {
  const children = parts.map((part) =>
    startChild({
      ...part,
      onMessage: (message) => {
        if (message.type === 'email') onEmail?.(message.email)
      },
      onLine: (line) => onLine(part.name, line),
    }),
  )
  return {
    ready: Promise.all(children.map((child) => child.ready)).then(() => {}),
    lost: Promise.race(children.map((child) => child.lost)),
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()))
    },
  }
}

const printLine = (part: string, line: string) => console.error(`[${part}] ${line}`)
