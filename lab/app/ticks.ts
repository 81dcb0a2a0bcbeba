import * as v from 'valibot'

/** Stores the steps that a tester has ticked. */
export type TickStorage = {
  read(): readonly string[]
  write(ticked: readonly string[]): void
}

/** Stores them in the browser. If its storage is unavailable, they last as long as the page. */
export const ticksIn = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): TickStorage => ({
  read() {
    try {
      const stored = v.safeParse(ticksShape, storage().getItem(key))
      return stored.success ? stored.output : []
    } catch {
      return []
    }
  },
  write(ticked) {
    try {
      storage().setItem(key, JSON.stringify(ticked))
    } catch {
      // A full or blocked storage must not stop the tester.
    }
  },
})

const key = 'trellis:lab:ticks'
const ticksShape = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
