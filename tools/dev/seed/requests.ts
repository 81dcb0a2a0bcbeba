import { z } from 'zod'

/** Sends a request with a JSON body. `schema` validates the JSON response. Rejects with the text of an error response. */
export const sendRequest = async <Body>(
  url: string,
  { method = 'POST', token, body }: { method?: string; token?: string | undefined; body?: unknown },
  schema: z.ZodType<Body>,
): Promise<Body> => {
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
  if (!response.ok) throw new RequestError(`${method} ${url}: ${response.status} ${text}`, text)
  return schema.parse(text === '' ? null : JSON.parse(text))
}

/** An error response; `body` is its text. */
export class RequestError extends Error {
  readonly body: string

  constructor(message: string, body: string) {
    super(message)
    this.body = body
  }
}

/** For requests whose response is not used. */
export const anyResponse = z.unknown()
