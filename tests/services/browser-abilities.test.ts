import { expect, test } from 'vitest'
import { browserAbilities } from '../../src/services/browser-abilities.ts'

const none = { channel: null, clipboard: null, geolocation: null, locks: null }

test('a browser without the optional abilities has none (fault 124)', () => {
  expect(browserAbilities({ navigator: {} })).toEqual(none)
})

test('a browser that refuses the optional abilities with an error has none (fault 124)', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  class RefusedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(refuse() ?? name)
    }
  }
  const navigator = {
    get clipboard() {
      return refuse()
    },
    get geolocation() {
      return refuse()
    },
    get locks() {
      return refuse()
    },
  }
  expect(browserAbilities({ BroadcastChannel: RefusedChannel, navigator })).toEqual(none)
})
