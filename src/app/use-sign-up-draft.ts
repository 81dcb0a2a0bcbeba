import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { draftOf } from '../../machines/sign-up/sign-up-form.ts'
import type { signUpMachine } from '../../machines/sign-up/sign-up-machine.ts'
import { useApp } from './use-flow.ts'

/** Keeps what is typed at sign-up, without the password, so that a reload or a detour loses nothing. */
export const useSignUpDraft = (flow: ActorRefFrom<typeof signUpMachine>): void => {
  const { storage } = useApp().services
  const [found] = useState(() => flow.getSnapshot().context.values)
  useEffect(() => {
    let kept = found
    const keep = ({ context: { values } }: SnapshotFrom<typeof signUpMachine>) => {
      if (values === kept) return
      kept = values
      storage.writeSignUpDraft(draftOf(values))
    }
    // What was typed before the page was taken over is there already.
    keep(flow.getSnapshot())
    const following = flow.subscribe(keep)
    return () => following.unsubscribe()
  }, [flow, found, storage])
}
