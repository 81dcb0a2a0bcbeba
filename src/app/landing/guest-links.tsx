import type { ComponentProps, MouseEvent } from 'react'
import type { GuestPage } from '../../../machines/late-site/late-site-machine.ts'
import type { LateSite } from './late-site.ts'

type Looks = Omit<ComponentProps<'a'>, 'href'>

type SiteLinkProps = Looks & { to: GuestPage; site: LateSite; onWant(page: GuestPage): void }

/** A link from the landing page into the site: the site is loaded on the intent and comes in place. */
export function SiteLink({ to, site, onWant, ...looks }: SiteLinkProps) {
  const prepare = () => site.prepare(to)
  const open = (event: MouseEvent) => {
    if (isForTheBrowser(event)) return
    event.preventDefault()
    onWant(to)
  }
  return (
    <a
      {...looks}
      href={to}
      onClick={open}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {looks.children}
    </a>
  )
}

/** The link home, at home: it leads to the top of the page. */
export function HomeLink(looks: Looks) {
  const toTop = (event: MouseEvent) => {
    if (isForTheBrowser(event)) return
    event.preventDefault()
    if (location.hash) history.pushState(null, '', '/')
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <a {...looks} href="/" aria-current="page" onClick={toTop}>
      {looks.children}
    </a>
  )
}

/** A new tab, a new window, a download. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
