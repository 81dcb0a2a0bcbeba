import { useEffect, useState } from 'react'
import type { Instant } from '../../machines/member.ts'
import { useApp } from './use-flow.ts'

/**
 * The present moment (epoch ms), read anew every `everyMs` while the screen stands: for countdowns that a
 * machine keeps as deadlines.
 */
export const useNow = (everyMs: number): Instant => {
  const { clock } = useApp().services
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), everyMs)
    return () => clearInterval(ticking)
  }, [clock, everyMs])
  return now
}
