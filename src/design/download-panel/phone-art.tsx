import { Drawing } from '../drawing/drawing.tsx'

/** A day in the app, on a phone. Decoration: the text next to it describes the app. */
export function PhoneArt({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 352 800" aria-hidden="true">
      <Drawing of="phone" />
    </svg>
  )
}
