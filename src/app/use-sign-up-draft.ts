import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { draftOf } from '../../machines/sign-up/sign-up-form.ts'
import type { signUpMachine } from '../../machines/sign-up/sign-up-machine.ts'
import { useApp } from './use-flow.ts'

/** Keeps what is typed at sign-up, without the password, so that a reload or a detour loses nothing. */
export const useSignUpDraft = (flow: ActorRefFrom<typeof signUpMachine>): void => {
  const { storage } = useApp().services
  useEffect(() => {
    let kept = flow.getSnapshot().context.values
    const following = flow.subscribe(({ context: { values } }) => {
      if (values === kept) return
      kept = values
      storage.writeSignUpDraft(draftOf(values))
    })
    return () => following.unsubscribe()
  }, [flow, storage])
}
