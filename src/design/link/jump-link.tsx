import type { ComponentProps, MouseEvent } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of a part of this page. */
  to: string
  onJump(): void
}

/** A link to a part of this page: before any script runs the browser goes there, afterwards `onJump` does. */
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
