import type { Page } from '@playwright/test'

/** What a browser does by itself, and is held here until the path says how it ends. */
export type StandIn = 'clipboard' | 'position' | 'decoding'

declare global {
  interface Window {
    /** Ends the oldest call that is held, in the named way. */
    trellisRelease?: (standIn: string, how: string) => boolean
  }
}

/** Puts the stand-ins in place of the browser's own, on every document of the page. */
export const putStandIns = (page: Page, standIns: readonly StandIn[]): Promise<unknown> =>
  page.addInitScript(holdCalls, standIns)

/** Lets the oldest held call end; `how` is `goes on`, or a code of the failure. */
export const releaseStandIn = (page: Page, standIn: StandIn, how: string): Promise<boolean> =>
  page.evaluate(([name, end]) => window.trellisRelease?.(name, end) ?? false, [
    standIn,
    how,
  ] as const)

/* Runs in the page. */
const holdCalls = (standIns: readonly string[]) => {
  const held = new Map<string, ((how: string) => void)[]>()
  const hold = (name: string, end: (how: string) => void) =>
    held.set(name, [...(held.get(name) ?? []), end])
  window.trellisRelease = (name, how) => {
    const [oldest, ...others] = held.get(name) ?? []
    held.set(name, others)
    oldest?.(how)
    return oldest !== undefined
  }

  if (standIns.includes('clipboard'))
    navigator.clipboard.writeText = () =>
      new Promise((resolve, reject) =>
        hold('clipboard', (how) => (how === 'goes on' ? resolve() : reject(new Error(how)))),
      )

  if (standIns.includes('position')) {
    // A place that was named before is not asked for again: whoever is found is elsewhere each time.
    let latitude = 38.7
    navigator.geolocation.getCurrentPosition = (found, failed) =>
      hold('position', (how) => {
        latitude += 0.1
        const point = { latitude, longitude: -9.1394 } as GeolocationCoordinates
        if (how === 'goes on') found({ coords: point } as GeolocationPosition)
        else failed?.({ code: Number(how) } as GeolocationPositionError)
      })
  }

  if (standIns.includes('decoding')) {
    const decode = window.createImageBitmap.bind(window) as (
      source: ImageBitmapSource,
      options?: ImageBitmapOptions,
    ) => Promise<ImageBitmap>
    const later = (source: ImageBitmapSource, options?: ImageBitmapOptions) =>
      new Promise<ImageBitmap>((resolve, reject) =>
        hold('decoding', (how) =>
          how === 'goes on' ? resolve(decode(source, options)) : reject(new Error(how)),
        ),
      )
    window.createImageBitmap = later as typeof window.createImageBitmap
  }
}
