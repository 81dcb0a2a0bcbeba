import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { themeMachine } from '../../machines/theme/theme-machine.ts'

describe('the theme', () => {
  const themes = [
    ['system', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const
  const changes = themes.flatMap(([from]) =>
    themes.filter(([to]) => to !== from).map(([to, state]) => ({ from, to, state })),
  )

  test.each(changes)('changes from $from to $to and applies it', ({ from, to, state }) => {
    const applied: string[] = []
    const actor = createActor(
      themeMachine.provide({
        actions: { 'apply theme': (_, { theme }) => applied.push(theme) },
      }),
      { input: { stored: from } },
    ).start()
    actor.send({ type: `${to} chosen` })
    expect(actor.getSnapshot().value).toBe(state)
    expect(applied).toEqual([to])
  })
})
