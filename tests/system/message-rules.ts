import { before, openPages, type SystemRules, whileOpen } from './rule-input.ts'

/** The rules of the system about every message between its actors. */
export const messageRules: SystemRules = {
  'no message is sent twice': ({ last }) => {
    const messages = last.messages.filter(({ from, event }) => !isRepeated(from, event.type))
    const distinct = new Set(
      messages.map(({ from, to, event }) => JSON.stringify([from, to, event])),
    )
    return distinct.size === messages.length
  },

  'what the root is asked to emit leaves it once': whileOpen(({ last, justNow }) =>
    emittedTypes.every(
      (type) =>
        justNow.emitted.filter((event) => event.type === type).length ===
        last.messages.filter(({ to, event }) => to === 'app' && event.type === type).length,
    ),
  ),

  'no message goes to a page that has ended': whileOpen((seen, { host }) =>
    seen.last.messages.every(
      ({ from, to }) =>
        from !== 'pageHost' ||
        to === 'navigationBlocker' ||
        before(seen, `pageHost › ${to}`) !== undefined ||
        openPages(host).some(({ snapshot }) => snapshot.machine.id === to),
    ),
  ),
}

/* Two sign-ins can end at once, which another rule counts, and the shown and the next page can be of one kind. */
const isRepeated = (from: string, type: string): boolean =>
  type === 'sign-in ended' || (from === 'pageHost' && toBothPages.has(type))

const toBothPages: ReadonlySet<string> = new Set(['member changed', 'session ended'])

const emittedTypes = ['notice', 'navigate', 'go back', 'resume navigation']
