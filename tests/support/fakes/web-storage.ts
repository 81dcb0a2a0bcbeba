/** A Web Storage in memory, which a test can forbid or fill up. */
export type FakeWebStorage = Storage & {
  /** Every access throws, as in a browser that blocks storage. */
  forbid(): void
  /** Writing throws, as when the quota is used up. */
  fillUp(): void
}

/** An empty storage. `onChange` hears what the other tabs of the browser would hear. */
export const createFakeWebStorage = (
  onChange: (key: string | null, newValue: string | null) => void = () => {},
): FakeWebStorage => {
  const entries = new Map<string, string>()
  let state: 'fine' | 'full' | 'forbidden' = 'fine'
  const check = () => {
    if (state === 'forbidden') throw new DOMException('The storage is blocked.', 'SecurityError')
  }
  return {
    get length() {
      check()
      return entries.size
    },
    key: (index) => {
      check()
      return [...entries.keys()][index] ?? null
    },
    getItem: (key) => {
      check()
      return entries.get(key) ?? null
    },
    setItem: (key, value) => {
      check()
      if (state === 'full') throw new DOMException('The quota is used up.', 'QuotaExceededError')
      entries.set(key, String(value))
      onChange(key, String(value))
    },
    removeItem: (key) => {
      check()
      if (entries.delete(key)) onChange(key, null)
    },
    clear: () => {
      check()
      entries.clear()
      onChange(null, null)
    },
    forbid: () => {
      state = 'forbidden'
    },
    fillUp: () => {
      state = 'full'
    },
  }
}
