/** A Web Storage in memory, which a test can block or fill up. */
export type FakeWebStorage = Storage & {
  /** Makes every access throw, as in a browser that blocks storage. */
  forbid(): void
  /** Makes writes throw, as when the quota is exceeded. */
  fillUp(): void
}

/** An empty storage. `onChange` receives the changes that other tabs would receive as storage events. */
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
