import type { ReactElement } from 'react'
import { shellCopy } from '../../copy/shell.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'

export function GuestLinks({ signUp, login }: { signUp: ReactElement; login: ReactElement }) {
  return (
    <Inline space="2" wrap={false}>
      <ButtonLink tone="ghost" render={login}>
        {shellCopy.login}
      </ButtonLink>
      <ButtonLink tone="secondary" render={signUp}>
        {shellCopy.signUp}
      </ButtonLink>
    </Inline>
  )
}
