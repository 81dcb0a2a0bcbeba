import type { ClipboardWriter } from './clipboard.ts'
import type { Locks } from './email-throttle.ts'
import type { PositionSource } from './position.ts'

/** The properties of `window` with the optional abilities. Reading or constructing one may throw. */
export type AbilitiesPage = {
  readonly BroadcastChannel?: typeof BroadcastChannel | undefined
  readonly navigator: {
    readonly clipboard?: ClipboardWriter
    readonly geolocation?: PositionSource
    readonly locks?: Locks
  }
}

/** The optional abilities of a browser, each null if the browser lacks or refuses it (docs/browsers.md). */
export type BrowserAbilities = {
  channel: BroadcastChannel | null
  clipboard: ClipboardWriter | null
  geolocation: PositionSource | null
  locks: Locks | null
}

/** Asks the browser once for each optional ability. The storages are wrapped by `createSafeStorage`, because access may be lost later. */
export const browserAbilities = (page: AbilitiesPage): BrowserAbilities => ({
  channel: openChannel(page, 'trellis'),
  clipboard: abilityOf(() => page.navigator.clipboard),
  geolocation: abilityOf(() => page.navigator.geolocation),
  locks: abilityOf(() => page.navigator.locks),
})

/** Opens a channel between the tabs of this origin. Browsers that block all cookies refuse it with an error. */
export const openChannel = (
  { BroadcastChannel }: Pick<AbilitiesPage, 'BroadcastChannel'>,
  name: string,
): BroadcastChannel | null => abilityOf(() => BroadcastChannel && new BroadcastChannel(name))

/** The ability that `read` returns, or null if it returns none or throws. */
const abilityOf = <Ability>(read: () => Ability | undefined): Ability | null => {
  try {
    return read() ?? null
  } catch {
    return null
  }
}
