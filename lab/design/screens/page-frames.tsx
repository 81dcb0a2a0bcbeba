import type { ReactNode } from 'react'
import { Shell } from '../../../src/screens/shell/shell.tsx'
import { link, nothing } from '../../previews/idle-page.tsx'
import { names, picture } from '../samples.ts'

const links = { home: link, signUp: link, login: link, settings: link }
const handlers = { onProfile: nothing, onSettings: nothing, onLogout: nothing }

/** A page as a visitor sees it. */
export function ForVisitor({ children }: { children: ReactNode }) {
  return (
    <Shell bar="shown" account={null} links={links} {...handlers}>
      {children}
    </Shell>
  )
}

/** A page as a member sees it. */
export function ForMember({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  const account = { name: names[0], picture }
  return (
    <Shell bar="shown" account={account} banner={banner} links={links} {...handlers}>
      {children}
    </Shell>
  )
}
