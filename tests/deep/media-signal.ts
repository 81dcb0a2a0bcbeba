/**
 * Lets a media query of the tests' DOM forget a listener when its signal says so, as a browser does. happy-dom takes
 * no signal there: every landing page that was ever shown would be kept, until no memory is left.
 */
export const heedMediaSignals = (): void => {
  const queries: MediaQueryList = Object.getPrototypeOf(matchMedia('all'))
  const { addEventListener } = queries
  queries.addEventListener = function (
    this: MediaQueryList,
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) {
    const signal = typeof options === 'object' ? options.signal : undefined
    if (!signal) return addEventListener.call(this, type, listener)
    // happy-dom notes one query for each listener, so each gets a listener of its own.
    const own = (event: Event) =>
      typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event)
    addEventListener.call(this, type, own)
    signal.addEventListener('abort', () => this.removeEventListener(type, own), { once: true })
  }
}
