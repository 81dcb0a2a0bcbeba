/**
 * Removes a listener of a media query when its signal aborts, as a browser does. happy-dom ignores the signal, so every
 * rendered landing page would stay in memory.
 */
export const supportMediaQuerySignals = (): void => {
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
    // happy-dom stores one query per listener, so each query gets a listener of its own.
    const own = (event: Event) =>
      typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event)
    addEventListener.call(this, type, own)
    signal.addEventListener('abort', () => this.removeEventListener(type, own), { once: true })
  }
}
