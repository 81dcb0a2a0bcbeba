import type { Page } from '@playwright/test'

/** A browser API whose calls are held until the path decides how they end. */
export type Stub = 'clipboard' | 'position' | 'decoding'

declare global {
  interface Window {
    /** Ends the oldest held call in the given way. */
    trellisRelease?: (stub: string, how: string) => boolean
  }
}

/** Replaces the browser APIs with stubs in every document of the page. */
export const installStubs = (page: Page, stubs: readonly Stub[]): Promise<unknown> =>
  page.addInitScript(holdCalls, stubs)

/** Ends the oldest held call. `how` is `goes on` or an error code. */
export const releaseStub = (page: Page, stub: Stub, how: string): Promise<boolean> =>
  page.evaluate(([name, end]) => window.trellisRelease?.(name, end) ?? false, [stub, how] as const)

/* Runs in the page. */
const holdCalls = (stubs: readonly string[]) => {
  const held = new Map<string, ((how: string) => void)[]>()
  const hold = (name: string, end: (how: string) => void) =>
    held.set(name, [...(held.get(name) ?? []), end])
  window.trellisRelease = (name, how) => {
    const [oldest, ...others] = held.get(name) ?? []
    held.set(name, others)
    oldest?.(how)
    return oldest !== undefined
  }

  if (stubs.includes('clipboard'))
    navigator.clipboard.writeText = () =>
      new Promise((resolve, reject) =>
        hold('clipboard', (how) => (how === 'goes on' ? resolve() : reject(new Error(how)))),
      )

  if (stubs.includes('position')) {
    // The site does not geocode the same position twice, so each call returns another one.
    let latitude = 38.7
    navigator.geolocation.getCurrentPosition = (found, failed) =>
      hold('position', (how) => {
        latitude += 0.1
        const point = { latitude, longitude: -9.1394 } as GeolocationCoordinates
        if (how === 'goes on') found({ coords: point } as GeolocationPosition)
        else failed?.({ code: Number(how) } as GeolocationPositionError)
      })
  }

  if (stubs.includes('decoding')) {
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
