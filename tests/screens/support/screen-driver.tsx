import { isDeepStrictEqual } from 'node:util'
import { act, render, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Stage } from '../../../lab/stages/stage.ts'
import type { Driver } from '../../../machines/model/driver.ts'
import { sendOf } from '../../../machines/model/free-moves.ts'
import { differenceOf, lookOf } from '../../../machines/model/look.ts'
import type { Move } from '../../../machines/model/moves.ts'
import { startRun } from '../../../machines/model/run.ts'
import type { Notice } from '../../../machines/notices.ts'
import { ToastPlace } from '../../../src/app/toast-place.tsx'
import { toast } from '../../../src/app/toasts.ts'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'
import { described, isUsable } from './find.ts'
import { doByHand, longestWait } from './hand-work.ts'
import { type Before, expectPage, type Seen } from './page-checks.ts'

/**
 * Walks paths on a screen in a test page: hands use its controls, the machine behind it runs by the model's
 * services and clock, and after every move the page must look as its states promise.
 */
export const screenDriver = (stage: Stage, input: string, seen: Seen): Driver => {
  const run = startRun(stage.model, input)
  const page = openPage(() =>
    stage.show({ snapshot: run.snapshot(), send: (event) => hear(event), now: run.now(), next }),
  )
  let next: AnyEventObject | null = null
  let hear: (event: AnyEventObject) => void = () => {}
  let hadFocus = false
  let before: Before = { focus: null, heading: null }

  const happen = (work: () => void): void => {
    work()
    for (const fact of run.lastStep().counts.emitted) if (isNotice(fact)) toast(fact)
    page.change()
  }
  const note = (focused: EventTarget | null) => {
    if (!(focused instanceof Element) || focused === document.body) return
    // A dialog that opened by itself gives the focus back to where it was: nowhere.
    if (focused.closest('[role="dialog"]') && !hadFocus) return
    hadFocus = true
    before.focus = focused
  }
  const perform = (move: Move) => happen(() => run.make(move))
  const begin = () => {
    before = { focus: null, heading: document.querySelector('h1') }
    note(document.activeElement)
    act(clearToasts)
  }

  page.open()
  document.addEventListener('focusin', ({ target }) => note(target))
  return {
    async press(event, move) {
      if (move.to !== null) throw new Error('A machine within a machine has no hands yet.')
      begin()
      next = event
      act(page.change)
      const sent: AnyEventObject[] = []
      hear = (heard) => {
        sent.push(heard)
        if (sent.length === 1 && isDeepStrictEqual(heard, event)) perform(move)
      }
      const hand = stage.handFor(event, run.snapshot())
      if ('does' in hand)
        await doByHand(hand, {
          clear: async (work) => {
            const listening = hear
            hear = ({ type, ...data }) => perform(sendOf(type, data))
            await work()
            hear = listening
          },
        })
      else {
        if (hand.by === 'nobody' && isUsable(hand.held))
          throw new Error(`${described(hand.held)} can be used, though nobody should.`)
        act(() => hear(event))
      }
      next = null
      act(page.change)
      if (sent.length !== 1 || !isDeepStrictEqual(sent[0], event))
        throw new Error(`${JSON.stringify(event)} should be sent, not ${JSON.stringify(sent)}.`)
    },
    settle(_service, _outcome, _data, move) {
      begin()
      act(() => perform(move))
    },
    wait(ms) {
      begin()
      act(() => happen(() => run.advance(ms)))
    },
    async looksLike(look) {
      const difference = differenceOf(lookOf(run), look)
      if (difference !== null) throw new Error(difference)
      await waitFor(() => expectPage({ stage, run, look, before, seen }), {
        timeout: longestWait,
        onTimeout: (error) => error,
      })
    },
  }
}

const isNotice = (fact: { type: string }): fact is Notice =>
  fact.type === 'notice' && 'notice' in fact && fact.notice !== 'password dropped'

/** A page that is shown anew whenever it is told of a change, as the site's are by their machines. */
const openPage = (show: () => React.ReactElement) => {
  let version = 0
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const Page = () => {
    useSyncExternalStore(listen, () => version)
    return show()
  }
  return {
    open: () =>
      render(
        <>
          <Page />
          <ToastPlace bare={false} />
        </>,
      ),
    change: () => {
      version += 1
      for (const listener of listeners) listener()
    },
  }
}
