/*
 * A stub of https://apis.google.com/js/api.js, so that Google and Apple sign-in work without a network.
 * It implements the part of gapi.iframes that the Firebase SDK (in the site's page) and the Auth emulator (in its
 * hidden iframe) use: two windows register handlers for named messages, send each other such messages and receive
 * responses. Only the local stack serves it. Production loads Google's own file.
 */
;(() => {
  const MARK = 'trellis-local-gapi'

  /** One end of the message channel to another window. */
  const channelTo = (otherWindow, otherOrigin) => {
    const handlers = new Map()
    const waiting = new Map()
    const callbacks = new Map()
    let sent = 0

    const post = (message) => otherWindow().postMessage({ mark: MARK, ...message }, otherOrigin)
    const respond = async ({ id, name, data }) => {
      const value = await handlers.get(name)(data)
      post({ responseTo: id, value })
    }

    addEventListener('message', ({ data: message, source, origin }) => {
      if (message?.mark !== MARK || source !== otherWindow()) return
      if (otherOrigin !== '*' && origin !== otherOrigin) return
      if (message.responseTo !== undefined) {
        const receive = callbacks.get(message.responseTo)
        callbacks.delete(message.responseTo)
        try {
          receive?.([message.value])
        } catch {
          // The SDK throws here by design after a successful check; Google's loader swallows it too.
        }
      } else if (handlers.has(message.name)) {
        respond(message)
      } else {
        // The emulator's iframe may send before the SDK has registered a handler. Queue, as Google's loader does.
        waiting.set(message.name, [...(waiting.get(message.name) ?? []), message])
      }
    })

    return {
      register(name, handler) {
        handlers.set(name, handler)
        for (const message of waiting.get(name) ?? []) respond(message)
        waiting.delete(name)
      },
      send(name, data, receive) {
        sent += 1
        callbacks.set(sent, receive)
        post({ id: sent, name, data })
      },
      ping(done) {
        const ready = Promise.resolve()
        ready.then(done)
        return ready
      },
      restyle: () => Promise.resolve(),
    }
  }

  const openFrame = ({ url, where, attributes }, opened) => {
    const frame = document.createElement('iframe')
    Object.assign(frame.style, attributes?.style)
    frame.title = 'Sign-in helper'
    frame.tabIndex = -1
    frame.setAttribute('aria-hidden', 'true')
    const { origin } = new URL(url, location.href)
    // Before the iframe loads, because it sends as soon as its script runs.
    const channel = channelTo(() => frame.contentWindow, origin)
    return new Promise((resolve, reject) => {
      frame.onload = () => {
        Promise.resolve(opened(channel)).then(resolve, reject)
      }
      frame.src = url
      where.appendChild(frame)
    })
  }

  const parentFrame = () => {
    replaceDeniedStorage()
    return channelTo(
      () => window.parent,
      document.referrer === '' ? '*' : new URL(document.referrer).origin,
    )
  }

  /** If the browser denies storage to a third-party iframe, the emulator's script would throw. */
  const replaceDeniedStorage = () => {
    try {
      window.sessionStorage.length
    } catch {
      Object.defineProperty(window, 'sessionStorage', { value: {} })
    }
  }

  /** The value of CROSS_ORIGIN_IFRAMES_FILTER. Each channel checks the origin itself. */
  const allowEveryOrigin = () => true

  window.gapi = {
    load: (_features, then) => {
      setTimeout(typeof then === 'function' ? then : then.callback, 0)
    },
    iframes: {
      Iframe: class Iframe {},
      CROSS_ORIGIN_IFRAMES_FILTER: allowEveryOrigin,
      getContext: () => ({ open: openFrame, getParentIframe: parentFrame }),
    },
  }
  window.gapi_onload?.()
})()
