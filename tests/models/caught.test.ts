import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { walk } from '../../machines/model/driver.ts'
import { explore } from '../../machines/model/explore.ts'
import { machineDriver } from '../../machines/model/machine-driver.ts'
import type { AnyModel } from '../../machines/model/model.ts'
import { pathsOf } from '../../machines/model/paths.ts'
import { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'

/*
 * The same paths that pass on the shipped machine, walked on machines that are wrong on purpose.
 * No file is changed: a mistake is provided, or the shipped configuration is built anew with a piece changed.
 */
const paths = pathsOf(explore(verifyEmailModel))

describe('the paths of the wait for the mail catch', () => {
  test('a cooldown of 55 s instead of 60 s', async () => {
    const hasty: AnyModel = {
      ...verifyEmailModel,
      delays: () => ({ 'until resend': () => 55_000 }),
    }
    expect(await complaints(hasty)).toContainEqual(
      expect.stringMatching(/'⏱ until resend': At 1 ms before it is due: .*"cooling down"/),
    )
  })

  test('a redirect that comes 1 ms early', async () => {
    const machine = verifyEmailMachine.provide({ delays: { 'redirect delay': 1_499 } })
    expect(await complaints({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringContaining(`'⏱ redirect delay': At 1 ms before it is due: `),
    )
  })

  test('a guard that answers the opposite', async () => {
    const machine = verifyEmailMachine.provide({
      guards: { 'is verified': (_, { identity }) => !identity.emailVerified },
    })
    expect(await complaints({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringMatching(/: says (verified|not yet)': value should be /),
    )
  })

  test('two guards that were swapped', async () => {
    const machine = verifyEmailMachine.provide({
      guards: {
        'checks left': ({ context }) => context.checks < context.maxChecks,
        'still looking': ({ context }) => context.checks + 1 < context.maxChecks,
      },
    })
    expect(await complaints({ ...verifyEmailModel, machine })).toContainEqual(
      expect.stringMatching(/\(polling\): says not yet': can should be .*"check hinted"/),
    )
  })

  test.each([
    ['of a check by hand', 'check verified (asking): fails', ['waiting', 'asking', 'looking']],
    [
      'of a check by the clock',
      'check verified (polling): fails',
      ['waiting', 'polling', 'looking'],
    ],
    ['of a mail', 'send verification email: finds nobody', ['waiting', 'resending', 'sending']],
    ['of a withdrawal', 'withdraw account: fails', ['withdrawing']],
    ['of an entry', 'enter session: is refused', ['verified', 'session', 'entering']],
  ])('a dropped error branch %s', async (_, move, state) => {
    const found = await complaints(rebuilt(withoutErrorBranch(state)))
    expect(found).toContainEqual(expect.stringContaining(`'${move}': `))
  })

  test('nothing in the shipped machine, built anew from its configuration', async () => {
    expect(await complaints(rebuilt((config) => config))).toEqual([])
  })
})

/** First lines of what the paths say about a changed machine. */
async function complaints(changed: AnyModel): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of paths)
    await walk(verifyEmailModel, path, machineDriver(changed, path.input)).catch((error: Error) =>
      found.push(error.message.split('\n')[0] ?? ''),
    )
  return found
}

/** The shipped model with a machine made of the shipped configuration after a change. */
function rebuilt(change: (config: Tree) => Tree): AnyModel {
  const { config, implementations }: AnyStateMachine = verifyEmailMachine
  return { ...verifyEmailModel, machine: createMachine(change(config), implementations) }
}

/** Takes `onError` from the service that runs in a state. Throws where none stands. */
function withoutErrorBranch(state: readonly string[]): (config: Tree) => Tree {
  const [place, ...rest] = [...state.flatMap((name) => ['states', name]), 'invoke', 'onError']
  return (config) => without(config, [place ?? '', ...rest])
}

type Tree = Record<string, unknown>

function without(tree: Tree, [key = '', ...rest]: readonly string[]): Tree {
  if (!(key in tree)) throw new Error(`There is no '${key}' to leave out or look into.`)
  const { [key]: branch, ...others } = tree
  return rest.length === 0 ? others : { ...tree, [key]: without({ ...Object(branch) }, rest) }
}
