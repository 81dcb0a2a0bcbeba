import type { Row } from './row.ts'

export const section9: readonly Row[] = [
  { id: '9.01', statement: 'The API times out after 10000 ms.' },
  { id: '9.02', statement: 'After a 401 there is one retry.' },
  { id: '9.03', statement: 'The landing wheel and swipe rest for 1000 ms.' },
  { id: '9.04', statement: 'A swipe is at least 80 px long.' },
  { id: '9.05', statement: 'A swipe takes at most 500 ms.' },
  {
    id: '9.06',
    statement: 'A swipe drifts sideways by at most 0.3 of its vertical distance.',
  },
  { id: '9.07', statement: 'Chained navigation waits 1200 ms between steps.' },
  { id: '9.08', statement: 'The marquee loops in 20 s.' },
  { id: '9.09', statement: 'The marquee is duplicated up to 10 times.' },
  { id: '9.10', statement: 'The verification is checked every 10 s.', reading: 11 },
  { id: '9.11', statement: 'The verification is checked at most 30 times.', reading: 11 },
  { id: '9.12', statement: 'Resend rests for 60 s.', reading: 12 },
  { id: '9.13', statement: 'The page goes on 1500 ms after the verification.' },
  { id: '9.14', statement: 'The interest catalogue has 52 entries.', reading: 2 },
  { id: '9.15', statement: 'A profile picture is jpeg or png.' },
  { id: '9.16', statement: 'At least 800x800 px are recommended for a profile picture.' },
  { id: '9.17', statement: 'A password has at least 6 characters by default.', reading: 21 },
  {
    id: '9.18',
    statement: 'Page sizes and fees are not shown.',
    nothingToShow: 'The specification leaves them open.',
  },
  {
    id: '9.19',
    statement: 'Retry times of an upload to the file storage are not shown.',
    nothingToShow: 'The specification leaves them open.',
  },
]
