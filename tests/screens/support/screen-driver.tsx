import { isDeepStrictEqual } from 'node:util'
import { act, render, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { type Driver, type Move, startRun } from 'statewalk'
import { differenceOf, observationOf, sendOf } from 'statewalk/internal'
import { onTestFinished } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Preview } from '../../../lab/previews/preview.ts'
import type { Notice } from '../../../machines/notices.ts'
import { ToastLayout, toasts } from '../../../src/app/toasts.tsx'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'
import { ToastSpace } from '../../../src/design/toast/toast-space.tsx'
import { described, isUsable } from './find.ts'
import { maxWait, performInteraction } from './interact.ts'
import { type Before, type Checked, expectPage } from './page-checks.ts'

/**
 * Walks paths on a screen in happy-dom. It uses the controls of the page, runs the machine with the services and the
 * clock of its model, and checks the page after every move.
 */
export const screenDriver = (preview: Preview, input: string, checked: Checked): Driver => {
  const run = startRun(preview.model, input)
  const page = openPage(() =>
    preview.show({
      snapshot: run.snapshot(),
      send: (event) => receive(event),
      now: run.now(),
      next,
    }),
  )
  let next: AnyEventObject | null = null
  let receive: (event: AnyEventObject) => void = () => {}
  let hadFocus = false
  let before: Before = { focus: null, heading: null }

  const update = (work: () => void): void => {
    work()
    for (const item of run.lastStep().counts.emitted) if (isNotice(item)) toasts.show(item)
    page.change()
  }
  const recordFocus = (focused: EventTarget | null) => {
    if (!(focused instanceof Element) || focused === document.body) return
    // A dialog that opened without a focused element has none to return the focus to.
    if (focused.closest('[role="dialog"]') && !hadFocus) return
    hadFocus = true
    before.focus = focused
  }
  const perform = (move: Move) => update(() => run.make(move))
  const begin = () => {
    before = { focus: null, heading: document.querySelector('h1') }
    recordFocus(document.activeElement)
    act(clearToasts)
  }

  page.open()
  const onFocusIn = ({ target }: FocusEvent) => recordFocus(target)
  document.addEventListener('focusin', onFocusIn)
  onTestFinished(() => document.removeEventListener('focusin', onFocusIn))
  return {
    async press(event, move) {
      if (move.to !== null) throw new Error('Events for nested machines are not supported.')
      begin()
      next = event
      act(page.change)
      const sent: AnyEventObject[] = []
      receive = (received) => {
        // What the browser sends beside it, as the focus leaves a field, is a move of its own.
        if (
          received.type !== event.type &&
          'by' in preview.interactionFor(received, run.snapshot())
        )
          return
        sent.push(received)
        if (sent.length === 1 && isDeepStrictEqual(received, event)) perform(move)
      }
      const interaction = preview.interactionFor(event, run.snapshot())
      if ('does' in interaction)
        await performInteraction(interaction, {
          clear: async (work) => {
            const outer = receive
            receive = ({ type, ...data }) => perform(sendOf(type, data))
            await work()
            receive = outer
          },
        })
      else {
        if ('disabled' in interaction && isUsable(interaction.disabled))
          throw new Error(`${described(interaction.disabled)} is enabled, but should not be.`)
        act(() => receive(event))
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
      act(() => update(() => run.advance(ms)))
    },
    async expectState(expected) {
      const difference = differenceOf(observationOf(run), expected)
      if (difference !== null) throw new Error(difference)
      await waitFor(() => expectPage({ preview, run, observation: expected, before, checked }), {
        timeout: maxWait,
        onTimeout: (error) => error,
      })
    },
  }
}

const isNotice = (item: { type: string }): item is Notice =>
  item.type === 'notice' && 'notice' in item

/** A page that re-renders after every call of `change`. */
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
          <ToastSpace>
            <ToastLayout bare={false} />
          </ToastSpace>
        </>,
      ),
    change: () => {
      version += 1
      for (const listener of listeners) listener()
    },
  }
}
