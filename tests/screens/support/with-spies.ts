import { vi } from 'vitest'

/** The same props, with a spy for each handler: the functions in props named `on…`. */
export const withSpies = <Props extends object>(props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      /^on[A-Z]/.test(name) ? spied(value) : value,
    ]),
  ) as Props

const spied = (handlers: unknown): unknown =>
  typeof handlers === 'object' && handlers !== null
    ? Object.fromEntries(Object.keys(handlers).map((name) => [name, vi.fn()]))
    : vi.fn()
