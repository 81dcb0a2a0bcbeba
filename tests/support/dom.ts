import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach } from 'vitest'

// A slow chunk must not fail a test on a busy machine; only a missing one may.
configure({ asyncUtilTimeout: Number(process.env.ASYNC_UTIL_TIMEOUT ?? 15_000) })

afterEach(() => {
  cleanup()
  toast.remove()
})

// The files of a worker share one document. Each of them leaves it empty.
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
})
