import type { ApiConfig } from '../config.ts'
import { timeLeft } from '../database/deadline.ts'
import { Problem } from '../http/problems.ts'

/** A response of the identity service: the status, and the parsed body, undefined if it is no JSON of at most 64 KB. */
export type RestResponse = { status: number; body: unknown }

/** Calls a method of the identity service. Rejects with `identity-unreachable` after 5 s or without a connection. */
export type RestClient = (
  method: 'signInWithPassword' | 'lookup',
  body: object,
) => Promise<RestResponse>

/** Creates a client for the REST API of the identity service or the emulator. */
export const createRestClient = ({
  tokens,
  identityApiKey,
}: Pick<ApiConfig, 'tokens' | 'identityApiKey'>): RestClient => {
  const key = encodeURIComponent(identityApiKey || 'emulator')
  const origin =
    tokens.kind === 'emulator'
      ? `http://${tokens.host}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com'
  return async (method, body) => {
    const response = await post(`${origin}/v1/accounts:${method}?key=${key}`, body)
    return { status: response.status, body: await readJson(response) }
  }
}

/** Milliseconds. Half of the site's timeout for a request. */
const maxMs = 5000

/** Milliseconds before the request's own deadline, which blames the database. */
const marginMs = 100

const post = async (url: string, body: object): Promise<Response> => {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(0, Math.trunc(Math.min(maxMs, timeLeft() - marginMs)))),
    })
  } catch (error) {
    throw new Problem('identity-unreachable', { cause: error })
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse(await readText(response))
  } catch {
    return undefined
  }
}

/** Rejects as soon as the body is too long, so that it is neither held nor searched by the rules of the fields. */
const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error('The answer of the identity service is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** 64 KB: an account with a few providers needs two. */
const maxBytes = 64 * 1024
