/*
 * A stand-in for https://apis.google.com/js/api.js, so that Google and Apple sign-in run without a network.
 * It gives the part of gapi.iframes that the Firebase SDK (in the site's page) and the Auth emulator (in its
 * hidden frame) use: two windows register handlers for named messages, send each other such messages, and
 * get an answer back. The local stack alone serves it; production loads Google's own file.
 */
;(() => {
  const MARK = 'trellis-local-gapi'

  /** One side of the conversation with another window. */
  const conversationWith = (otherWindow, otherOrigin) => {
    const handlers = new Map()
    const waiting = new Map()
    const answers = new Map()
    let sent = 0

    const post = (message) => otherWindow().postMessage({ mark: MARK, ...message }, otherOrigin)
    const answer = async ({ id, name, data }) => {
      const value = await handlers.get(name)(data)
      post({ answerTo: id, value })
    }

    addEventListener('message', ({ data: message, source, origin }) => {
      if (message?.mark !== MARK || source !== otherWindow()) return
      if (otherOrigin !== '*' && origin !== otherOrigin) return
      if (message.answerTo !== undefined) {
        const receive = answers.get(message.answerTo)
        answers.delete(message.answerTo)
        try {
          receive?.([message.value])
        } catch {
          // The SDK throws here by design after a successful check; Google's loader swallows it too.
        }
      } else if (handlers.has(message.name)) {
        answer(message)
      } else {
        // The emulator's frame may speak before the SDK has registered: hold, as Google's loader does.
        waiting.set(message.name, [...(waiting.get(message.name) ?? []), message])
      }
    })

    return {
      register(name, handler) {
        handlers.set(name, handler)
        for (const message of waiting.get(name) ?? []) answer(message)
        waiting.delete(name)
      },
      send(name, data, receive) {
        sent += 1
        answers.set(sent, receive)
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
    // Listening starts before the frame loads: it speaks as soon as its script runs.
    const conversation = conversationWith(() => frame.contentWindow, origin)
    return new Promise((resolve, reject) => {
      frame.onload = () => {
        Promise.resolve(opened(conversation)).then(resolve, reject)
      }
      frame.src = url
      where.appendChild(frame)
    })
  }

  const parentFrame = () => {
    lendStorage()
    return conversationWith(
      () => window.parent,
      document.referrer === '' ? '*' : new URL(document.referrer).origin,
    )
  }

  /** A browser may forbid storage to a frame of another site; the emulator's script would stop there. */
  const lendStorage = () => {
    try {
      window.sessionStorage.length
    } catch {
      Object.defineProperty(window, 'sessionStorage', { value: {} })
    }
  }

  /** Google's name for "frames of another origin may answer"; each conversation checks its own. */
  const everyOrigin = () => true

  window.gapi = {
    load: (_features, then) => {
      setTimeout(typeof then === 'function' ? then : then.callback, 0)
    },
    iframes: {
      Iframe: class Iframe {},
      CROSS_ORIGIN_IFRAMES_FILTER: everyOrigin,
      getContext: () => ({ open: openFrame, getParentIframe: parentFrame }),
    },
  }
  window.gapi_onload?.()
})()
