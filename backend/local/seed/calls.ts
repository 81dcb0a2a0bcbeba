import { z } from 'zod'

/** One HTTP call with a JSON body and a JSON answer, checked by `shape`. Rejects with the answer's text. */
export const call = async <Answer>(
  url: string,
  { method = 'POST', token, body }: { method?: string; token?: string | undefined; body?: unknown },
  shape: z.ZodType<Answer>,
): Promise<Answer> => {
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Auth-Type': 'local',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new CallFailed(`${method} ${url}: ${response.status} ${text}`, text)
  return shape.parse(text === '' ? null : JSON.parse(text))
}

/** The other side refused; `answer` is what it said. */
export class CallFailed extends Error {
  readonly answer: string

  constructor(message: string, answer: string) {
    super(message)
    this.answer = answer
  }
}

/** For calls whose answer nobody reads. */
export const anyAnswer = z.unknown()
