import type { ReactNode } from 'react'
import { Shell } from '../../../src/screens/shell/shell.tsx'
import { link, nothing } from '../../stages/rest.tsx'
import { names, picture } from '../samples.ts'

const links = { home: link, signUp: link, login: link, settings: link }
const acts = { onProfile: nothing, onSettings: nothing, onLogout: nothing }

/** A page as a visitor has it. */
export function ForVisitor({ children }: { children: ReactNode }) {
  return (
    <Shell bar="shown" account={null} links={links} {...acts}>
      {children}
    </Shell>
  )
}

/** A page as a member has it. */
export function ForMember({ strip, children }: { strip?: ReactNode; children: ReactNode }) {
  const account = { name: names[0], picture }
  return (
    <Shell bar="shown" account={account} strip={strip} links={links} {...acts}>
      {children}
    </Shell>
  )
}
