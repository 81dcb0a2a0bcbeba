import { type ComponentType, lazy } from 'react'

/** A decoration that is loaded after the page. If its chunk fails to load, the page works without it. */
export const lazyArt = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (art) => ({ default: art }),
      () => ({ default: Nothing }),
    ),
  )

const Nothing = () => null
