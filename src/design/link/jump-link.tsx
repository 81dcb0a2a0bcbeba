import type { ComponentProps, MouseEvent } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of an element on this page. */
  to: string
  onJump(): void
}

/** A link to an element on this page: the browser follows it before hydration, `onJump` handles it afterwards. */
export function JumpLink({ to, onJump, children, ...native }: Props) {
  function jump(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onJump()
  }
  return (
    <a {...native} href={`#${to}`} onClick={jump}>
      {children}
    </a>
  )
}
