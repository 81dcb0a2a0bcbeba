import type { ComponentProps, MouseEvent } from 'react'
import type { VisitorPage } from '../../machines/full-site/full-site-machine.ts'
import type { FullSite } from './full-site.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'>

type SiteLinkProps = LinkProps & {
  to: VisitorPage
  site: FullSite
  onOpen(page: VisitorPage): void
}

/** A link from the landing page to the full site, which is preloaded on hover, touch or focus. */
export function SiteLink({ to, site, onOpen, ...props }: SiteLinkProps) {
  const prepare = () => site.prepare(to)
  const open = (event: MouseEvent) => {
    if (isNativeClick(event)) return
    event.preventDefault()
    onOpen(to)
  }
  return (
    <a
      {...props}
      href={to}
      onClick={open}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {props.children}
    </a>
  )
}

/** The home link on the landing page itself: scrolls to the top. */
export function HomeLink(props: LinkProps) {
  const toTop = (event: MouseEvent) => {
    if (isNativeClick(event)) return
    event.preventDefault()
    if (location.hash) history.pushState(null, '', '/')
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <a {...props} href="/" aria-current="page" onClick={toTop}>
      {props.children}
    </a>
  )
}

/** Whether the click opens a new tab or window, or downloads. */
const isNativeClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
