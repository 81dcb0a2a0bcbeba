import { useEffect, useState } from 'react'

/** The current time (epoch ms), read every `everyMs`, for countdowns to a deadline of a machine. */
export const useNow = (read: () => number, everyMs: number): number => {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const interval = setInterval(() => setNow(read()), everyMs)
    return () => clearInterval(interval)
  }, [read, everyMs])
  return now
}
