import type { Mail } from '../emulators/mails.ts'
import type { Part } from '../parts.ts'
import { startChild } from './child.ts'

/** Several parts of the stack, started side by side. */
export type Children = {
  /** Resolves when all answer; rejects with the sentence of the first that could not start. */
  ready: Promise<void>
  /** Resolves with a sentence when one has ended by itself. */
  lost: Promise<string>
  stop(): Promise<void>
}

/** Who hears what the parts tell. */
export type Listeners = {
  onMail?: (mail: Mail) => void
  /** Hears every line that a part prints; without it they go to the terminal, with the part's name. */
  onLine?: (part: string, line: string) => void
}

/** Starts each part in a process of its own. */
export const startChildren = (
  parts: readonly Part[],
  { onMail, onLine = printLine }: Listeners,
): Children => {
  const children = parts.map((part) =>
    startChild({
      ...part,
      onMessage: (message) => {
        if (message.type === 'mail') onMail?.(message.mail)
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
