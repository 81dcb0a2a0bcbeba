import { useEffect, useState } from 'react'
import type { Instant } from '../../../machines/member.ts'
import { useApp } from './use-app.ts'

/** The current time (epoch ms), updated every `everyMs`, for countdowns to a deadline of a machine. */
export const useNow = (everyMs: number): Instant => {
  const { clock } = useApp().services
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const interval = setInterval(() => setNow(clock.now()), everyMs)
    return () => clearInterval(interval)
  }, [clock, everyMs])
  return now
}
