import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { draftOf } from '../../../machines/sign-up/sign-up-form.ts'
import type { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { useApp } from './use-flow.ts'

/** Stores the sign-up draft, without the passwords, so that a reload or a visit to another page does not lose it. */
export const useSignUpDraft = (flow: ActorRefFrom<typeof signUpMachine>): void => {
  const { storage } = useApp().services
  const [initial] = useState(() => flow.getSnapshot().context.values)
  useEffect(() => {
    let stored = initial
    const store = ({ context: { values } }: SnapshotFrom<typeof signUpMachine>) => {
      if (values === stored) return
      stored = values
      storage.writeSignUpDraft(draftOf(values))
    }
    // The form may already contain text that was typed before hydration.
    store(flow.getSnapshot())
    const subscription = flow.subscribe(store)
    return () => subscription.unsubscribe()
  }, [flow, initial, storage])
}
