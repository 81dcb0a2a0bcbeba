import { type Failure, failureOf, ServiceFailure } from '../../../machines/failure.ts'
import { isVerified } from '../../../machines/member.ts'
import type { Identity, SessionRejections } from '../../../machines/ports.ts'
import { type HttpResponse, sendJson } from '../http.ts'
import { type SessionEpoch, withinSession } from '../session-epoch.ts'
import { type Timers, withinDeadline } from '../timers.ts'
import { createEarlyFetch, type EarlyRequest } from './early-request.ts'
import { failureFrom, isRefused } from './error-response.ts'
import { type ApiRequest, toHttpRequest } from './request.ts'

export type ApiClientOptions = {
  /** The base URL of the API, without a trailing slash. */
  baseUrl: string
  identity: Pick<Identity, 'current' | 'idToken'>
  epoch: SessionEpoch
  timers: Timers
  /** The time limit of one API request, in ms, for token, request, body and retry together. */
  milliseconds: number
  /** Called when the backend or the identity service rejects the member's token. May be called several times. */
  onRejected: Parameters<SessionRejections['watch']>[0]
  /** The request that the page has sent before the site has loaded. */
  early?: EarlyRequest | undefined
  /** Whether the browser has a network connection. */
  isOnline(): boolean
}

/** Sends requests to the API. Rejects as documented in the port. */
export type ApiClient = {
  /** With the member's token, and one retry after a 401. Rejects 'superseded' after a logout. */
  sendAuthenticated<Value>(request: ApiRequest<Value>, signal?: AbortSignal): Promise<Value>
  /** With the given token, and that of the identity beside it, without a retry. A 401 does not end the session. */
  sendWithToken<Value>(
    request: ApiRequest<Value>,
    token: string,
    signal?: AbortSignal,
  ): Promise<Value>
  /** With the member's token if there is a valid one, otherwise without a token. */
  sendOptionallyAuthenticated<Value>(
    request: ApiRequest<Value>,
    signal?: AbortSignal,
  ): Promise<Value>
  /** Without a token. */
  sendAnonymous<Value>(request: ApiRequest<Value>, signal?: AbortSignal): Promise<Value>
}

export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { identity, epoch, timers, milliseconds, baseUrl, early } = options
  const sendEarly = early && createEarlyFetch(early)

  const inTime = <Value>(task: (ended: AbortSignal) => Promise<Value>, signal?: AbortSignal) =>
    withinDeadline(task, { timers, milliseconds, signal }).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })

  const send = (
    request: ApiRequest<unknown>,
    token: string | null,
    ended: AbortSignal,
    identityToken: string | null = null,
  ) => {
    const authType = identity.current()?.authType ?? 'local'
    const wasOnline = options.isOnline()
    const http = toHttpRequest(request, { baseUrl, token, identityToken, authType })
    return sendJson(http, ended, sendEarly).catch((error: unknown) => {
      if (wasOnline || options.isOnline()) throw error
      throw fail({ ...failureOf(error), notSent: true })
    })
  }

  /** A token newer than the rejected one. Another request may have refreshed it already. */
  const newerTokenThan = async (rejected: string): Promise<string> => {
    const token = await identity.idToken({ fresh: false })
    return token === rejected ? identity.idToken({ fresh: true }) : token
  }

  const sendWithRetry = <Value>(
    request: ApiRequest<Value>,
    ended: AbortSignal,
    progress: Progress,
  ): Promise<Value> => {
    const startedIn = epoch.now()
    const report: typeof options.onRejected = (why) => {
      if (epoch.now() === startedIn) options.onRejected(why)
    }
    const onTokenFailure = (error: unknown): never => {
      const { kind } = failureOf(error)
      if (kind === 'not signed in') throw error
      if (kind === 'session expired' && !request.keepsSession) {
        report('expired')
        throw error
      }
      throw request.reportsMissingToken ? fail({ kind: 'no token' }) : error
    }
    const onRefreshFailure = (error: unknown, rejection: HttpResponse): never => {
      const { kind } = failureOf(error)
      if (kind !== 'session expired' && kind !== 'not signed in')
        throw request.reportsMissingToken ? fail({ kind: 'no token' }) : error
      report(isDeleted(rejection) ? 'identity gone' : 'expired')
      throw fail({ kind: 'session expired' })
    }
    const waitForToken = (token: Promise<string>): Promise<string> => {
      progress.waitsForToken = true
      return token.finally(() => {
        progress.waitsForToken = false
      })
    }

    return withinSession(epoch, async () => {
      const token = await waitForToken(identity.idToken({ fresh: false })).catch(onTokenFailure)
      const uid = identity.current()?.uid
      let response = await send(request, token, ended)
      if (response.status === 401) {
        const rejection = response
        const newer = await waitForToken(newerTokenThan(token)).catch((error: unknown) =>
          onRefreshFailure(error, rejection),
        )
        response = await send(request, newer, ended)
        // The session of a member who is being deleted finishes the deletion (decision 0014).
        if (response.status === 401) report(isDeleted(response) ? 'being deleted' : 'expired')
      }
      if (identity.current()?.uid !== uid) throw fail({ kind: 'superseded' })
      return resultOf(request, response)
    })
  }

  const sendWithTokenIfValid = async <Value>(
    request: ApiRequest<Value>,
    ended: AbortSignal,
  ): Promise<Value> => {
    const current = identity.current()
    // The backend rejects the token of an unverified identity, so that report is sent without one.
    const token =
      current && isVerified(current)
        ? await identity.idToken({ fresh: false }).catch(withoutToken)
        : null
    let response = await send(request, token, ended)
    if (response.status === 401 && token !== null) {
      response = await send(request, await newerTokenThan(token).catch(withoutToken), ended)
    }
    return resultOf(request, response)
  }

  return {
    sendAuthenticated: (request, signal) => {
      const progress = { waitsForToken: false }
      return inTime((ended) => sendWithRetry(request, ended, progress), signal).catch(
        (error: unknown) => {
          const isTokenMissing = progress.waitsForToken && failureOf(error).kind === 'timed out'
          throw request.reportsMissingToken && isTokenMissing ? fail({ kind: 'no token' }) : error
        },
      )
    },
    sendWithToken: (request, token, signal) =>
      inTime(
        (ended) =>
          withinSession(epoch, async () => {
            const identityToken = await identity.idToken({ fresh: false }).catch(withoutToken)
            return resultOf(request, await send(request, token, ended, identityToken))
          }),
        signal,
      ),
    sendOptionallyAuthenticated: (request, signal) =>
      inTime((ended) => sendWithTokenIfValid(request, ended), signal),
    sendAnonymous: (request, signal) =>
      inTime(async (ended) => resultOf(request, await send(request, null, ended)), signal),
  }
}

/** A timeout while the request still waits for its token counts as a missing token. */
type Progress = { waitsForToken: boolean }

const resultOf = <Value>(request: ApiRequest<Value>, response: HttpResponse): Value => {
  if (isRefused(response)) throw failureFrom(response, request)
  return request.decode(response.body)
}

const isDeleted = (response: HttpResponse): boolean =>
  failureFrom(response).failure.kind === 'account deleted'

const withoutToken = (): null => null

const fail = (failure: Failure) => new ServiceFailure(failure)
