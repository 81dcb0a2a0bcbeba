import { useLayoutEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import * as styles from './toast.css.ts'
import { Toast } from './toast.tsx'
import { useFreePlace } from './use-free-place.ts'

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
 * The region that toasts appear in, newest on top, at most three, where they cover nothing that can be
 * pressed. Their time stands still while one
 * of them is pointed at or has the focus.
 */
export function ToastArea({ label, closeLabel, place = 'below top bar' }: Props) {
  const { toasts, handlers } = useToaster()
  const { startPause: hold, endPause: release } = handlers
  const area = useRef<HTMLElement>(null)
  useFreePlace(area)

  useLayoutEffect(() => {
    const surplus = toasts.filter((shown) => shown.visible).slice(limit)
    for (const { id } of surplus) toast.dismiss(id)
  }, [toasts])

  return (
    <section
      ref={area}
      className={styles.area}
      aria-label={label}
      /* Each toast is live by itself; having the attribute keeps the region read out while a dialog is open. */
      aria-live="off"
      data-place={place}
      onMouseEnter={hold}
      onMouseLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) release()
      }}
      onFocus={hold}
      onBlur={(event) => {
        if (!event.currentTarget.matches(':hover')) release()
      }}
    >
      {toasts.map((shown) => (
        <Toast
          key={shown.id}
          toast={shown}
          closeLabel={closeLabel}
          onClose={() => {
            toast.dismiss(shown.id)
            /* A button that goes away sends neither mouseleave nor blur. */
            release()
          }}
        />
      ))}
    </section>
  )
}
