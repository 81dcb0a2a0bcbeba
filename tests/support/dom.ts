import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A slow chunk must not fail a test on a busy machine; only a missing one may.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
