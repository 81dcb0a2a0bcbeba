import * as v from 'valibot'

/** Keeps the steps that a tester has ticked off. */
export type TickKeeper = {
  read(): readonly string[]
  write(ticked: readonly string[]): void
}

/** Keeps them in the browser. Where it keeps nothing, they last as long as the page. */
export const ticksIn = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): TickKeeper => ({
  read() {
    try {
      const kept = v.safeParse(ticksShape, storage().getItem(key))
      return kept.success ? kept.output : []
    } catch {
      return []
    }
  },
  write(ticked) {
    try {
      storage().setItem(key, JSON.stringify(ticked))
    } catch {
      // A full or closed storage must not stop the tester.
    }
  },
})

const key = 'trellis:lab:ticks'
const ticksShape = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
