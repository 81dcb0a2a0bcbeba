import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Code that loads late must not fail a test on a busy machine: only what never comes does.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
