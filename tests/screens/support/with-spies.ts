import { vi } from 'vitest'

/** The same props, with a spy for each of the acts: the functions in what is named `on…`. */
export const withSpies = <Props extends object>(props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      /^on[A-Z]/.test(name) ? spied(value) : value,
    ]),
  ) as Props

const spied = (acts: unknown): unknown =>
  typeof acts === 'object' && acts !== null
    ? Object.fromEntries(Object.keys(acts).map((act) => [act, vi.fn()]))
    : vi.fn()
