import { useLayoutEffect } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import * as styles from './toast.css.ts'
import { Toast } from './toast.tsx'

type Props = {
  /** The name of the region. */
  label: string
  /** The name of each toast's close button. */
  closeLabel: string
  /** `corner` on pages without a top bar. */
  place?: 'below top bar' | 'corner' | undefined
}

const limit = 3

/**
 * The toasts: top right on every page and width, newest on top, at most three (decision 0068).
 * Their timers pause while one of them is hovered or has the focus.
 */
export function ToastArea({ label, closeLabel, place = 'below top bar' }: Props) {
  const { toasts, handlers } = useToaster()
  const { startPause, endPause } = handlers

  useLayoutEffect(() => {
    const surplus = toasts.filter((shown) => shown.visible).slice(limit)
    for (const { id } of surplus) toast.dismiss(id)
  }, [toasts])

  return (
    <section
      className={styles.area}
      aria-label={label}
      data-place={place}
      onMouseEnter={startPause}
      onMouseLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) endPause()
      }}
      onFocus={startPause}
      onBlur={(event) => {
        if (!event.currentTarget.matches(':hover')) endPause()
      }}
    >
      {toasts.map((shown) => (
        <Toast
          key={shown.id}
          toast={shown}
          closeLabel={closeLabel}
          onClose={() => {
            toast.dismiss(shown.id)
            /* A removed button fires neither mouseleave nor blur. */
            endPause()
          }}
        />
      ))}
    </section>
  )
}
