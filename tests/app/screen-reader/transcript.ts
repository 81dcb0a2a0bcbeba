import { virtual } from '@guidepup/virtual-screen-reader'
import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** What a virtual screen reader says on the page, in steps. Every step waits until its phrases were said. */
export type Transcript = {
  /** Focuses a control and presses a key. */
  press(
    title: string,
    control: HTMLElement,
    key: Key,
    ...expected: readonly string[]
  ): Promise<void>
  /** Does something else. */
  step(title: string, run: () => Promise<unknown>, ...expected: readonly string[]): Promise<void>
  /** Reads on from the cursor to this phrase. */
  readOn(title: string, end: string): Promise<void>
  /** The phrases of all steps, one a line. */
  text(): string
}

type Key = 'Enter' | 'Space'

/*
 * The virtual screen reader looks up labels in the root of a changed element. If the element was removed meanwhile, as
 * a closed page is, the root is an element, which lacks this method. It stays, because the reader may look up a label
 * after the last test of a file.
 */
Object.defineProperty(Element.prototype, 'getElementById', {
  value: () => null,
  configurable: true,
})

/** Starts the virtual screen reader at the top of the page. */
export const startTranscript = async (): Promise<Transcript> => {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  const sections: string[] = []
  const toggleNames = new Map<Element, string>()

  const finish = async (title: string) => {
    const phrases = (await virtual.spokenPhraseLog())
      .map(withoutNumbers)
      .filter(isNew)
      .filter(isAudible)
    await virtual.clearSpokenPhraseLog()
    const notices = phrases.filter(isNotice)
    expect(notices, `The notices of "${title}" are said once.`).toEqual([...new Set(notices)])
    for (const notice of notices)
      expect(timesShown(notice), `"${notice}" is in one live region.`).toBeLessThanOrEqual(1)
    for (const toggle of document.querySelectorAll('[aria-pressed]')) {
      const name = toggle.getAttribute('aria-label') ?? toggle.textContent
      expect(name, 'A toggle says its state, and keeps its name.').toBe(
        toggleNames.get(toggle) ?? name,
      )
      toggleNames.set(toggle, name)
    }
    sections.push([`# ${title}`, ...phrases].join('\n'))
  }

  const step: Transcript['step'] = async (title, run, ...expected) => {
    await run()
    await said(...expected)
    await finish(title)
  }

  return {
    step,
    press: (title, control, key, ...expected) =>
      step(
        title,
        async () => {
          if (document.activeElement !== control) {
            act(() => control.focus())
            await waitFor(async () => expect(await virtual.spokenPhraseLog()).not.toEqual([]))
          }
          await userEvent.keyboard(`[${key}]`)
        },
        ...expected,
      ),
    readOn: async (title, end) => {
      do await virtual.next()
      while ((await virtual.lastSpokenPhrase()) !== end)
      await finish(title)
    },
    text: () => `${sections.join('\n\n')}\n`,
  }
}

const said = (...phrases: readonly string[]) =>
  waitFor(async () =>
    expect(await virtual.spokenPhraseLog()).toEqual(expect.arrayContaining([...phrases])),
  )

/** A countdown depends on the speed of the machine. */
const withoutNumbers = (phrase: string) => phrase.replace(/\d+\ss\b/, 'N s')

/** Nothing is said about a region that has become empty. */
const isAudible = (phrase: string) => !/^(polite|assertive): $/.test(phrase)

const isNotice = (phrase: string) => /^(polite|assertive): /.test(phrase)

/** How often the live regions contain the text of a notice. */
const timesShown = (notice: string): number => {
  const text = notice.slice(notice.indexOf(': ') + 2)
  const regions = [...document.querySelectorAll(liveRegions)]
  const outer = regions.filter((region) => !region.parentElement?.closest(liveRegions))
  return outer.flatMap(({ textContent }) => textContent.split(text).slice(1)).length
}

const liveRegions = '[aria-live], [role=status], [role=alert]'

/** The virtual screen reader repeats an atomic region for each of the mutations that change it at once. */
const isNew = (phrase: string, index: number, phrases: readonly string[]) =>
  !isNotice(phrase) || phrase !== phrases[index - 1]
