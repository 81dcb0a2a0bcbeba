import { type AnyModel, explore, machineDriver, pathsOf, walk } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { maxPathLength } from '../../machines/model-of.ts'
import { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'

/*
 * Walks the generated paths on machines with a deliberate mistake. The same paths pass on the shipped machine.
 * No file is changed: the mistake is provided as an implementation or made in a copy of the configuration.
 */
const paths = pathsOf(explore(verifyEmailModel), 'tour', { longest: maxPathLength })

describe('the paths of verifyEmail detect', () => {
  test('a cooldown of 55 s instead of 60 s', async () => {
    const early: AnyModel = {
      ...verifyEmailModel,
      delays: () => ({ 'until resend': () => 55_000 }),
    }
    expect(await errorsOf(early)).toContainEqual(
      expect.stringMatching(/'⏱ until resend': At 1 ms before it is due: .*"cooling down"/),
    )
  })

  test('a redirect that is 1 ms early', async () => {
    const machine = verifyEmailMachine.provide({ delays: { 'redirect delay': 1_499 } })
    expect(await errorsOf({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringContaining(`'⏱ redirect delay': At 1 ms before it is due: `),
    )
  })

  test('a negated guard', async () => {
    const machine = verifyEmailMachine.provide({
      guards: { 'is verified': (_, { identity }) => !identity.emailVerified },
    })
    expect(await errorsOf({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringMatching(/: is (verified|not verified yet)': value should be /),
    )
  })

  test('a failed withdrawal that counts as a success', async () => {
    const machine = verifyEmailMachine.provide({ guards: { 'was withdrawn': () => true } })
    expect(await errorsOf({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringMatching(/'remove identity: cannot be removed': status should be "active"/),
    )
  })

  test('two swapped guards', async () => {
    const machine = verifyEmailMachine.provide({
      guards: {
        'has checks left after this one': ({ context }) => context.checks < context.maxChecks,
        'has checks left': ({ context }) => context.checks + 1 < context.maxChecks,
      },
    })
    expect(await errorsOf({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringMatching(/\(polling\): is not verified yet': can should be .*"tab shown/),
    )
  })

  test.each([
    ['of a manual check', 'check verified (manual): fails', ['waiting', 'manual', 'checking']],
    [
      'of a check by the timer',
      'check verified (polling): fails',
      ['waiting', 'polling', 'checking'],
    ],
    [
      'of an email',
      'send verification email: finds no identity',
      ['waiting', 'resending', 'sending'],
    ],
  ])('a dropped error branch %s', async (_, move, state) => {
    const found = await errorsOf(rebuilt(withoutErrorBranch(state)))
    expect(found).toContainEqual(expect.stringContaining(`'${move}': `))
  })

  test('nothing in a machine rebuilt from the shipped configuration', async () => {
    expect(await errorsOf(rebuilt((config) => config))).toEqual([])
  })
})

/** The first lines of the errors that the paths report for a changed machine. */
async function errorsOf(changed: AnyModel): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of paths)
    await walk(verifyEmailModel, path, machineDriver(changed, path.input)).catch((error: Error) =>
      found.push(error.message.split('\n')[0] ?? ''),
    )
  return found
}

/** The shipped model with a machine built from a changed copy of the shipped configuration. */
function rebuilt(change: (config: Tree) => Tree): AnyModel {
  const { config, implementations }: AnyStateMachine = verifyEmailMachine
  return { ...verifyEmailModel, machine: createMachine(change(config), implementations) }
}

/** Removes `onError` from the service of a state. Throws if there is none. */
function withoutErrorBranch(state: readonly string[]): (config: Tree) => Tree {
  const [first, ...rest] = [...state.flatMap((name) => ['states', name]), 'invoke', 'onError']
  return (config) => without(config, [first ?? '', ...rest])
}

type Tree = Record<string, unknown>

function without(tree: Tree, [key = '', ...rest]: readonly string[]): Tree {
  if (!(key in tree)) throw new Error(`There is no '${key}' to remove or to descend into.`)
  const { [key]: branch, ...others } = tree
  return rest.length === 0 ? others : { ...tree, [key]: without({ ...Object(branch) }, rest) }
}
