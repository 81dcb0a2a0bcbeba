import type { ReactElement } from 'react'
import { shellCopy } from '../../copy/shell.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'

type Props = {
  signUp: ReactElement
  login: ReactElement
  /** The page whose link was pressed, while it is loading. */
  pending?: '/login' | '/signup' | null
}

export function VisitorLinks({ signUp, login, pending }: Props) {
  return (
    <Inline space="2" wrap={false}>
      <ButtonLink tone="ghost" render={login} busy={pending === '/login'}>
        {shellCopy.login}
      </ButtonLink>
      <ButtonLink tone="secondary" render={signUp} busy={pending === '/signup'}>
        {shellCopy.signUp}
      </ButtonLink>
    </Inline>
  )
}
