import { type Failure, failureOf, ServiceFailure } from '../../../machines/failure.ts'
import type { Identity } from '../../../machines/ports.ts'
import { withinDeadline } from '../deadline.ts'
import { type HttpAnswer, sendJson } from '../http.ts'
import { type SessionEpoch, withinSession } from '../session-epoch.ts'
import type { Timers } from '../timers.ts'
import { type Call, requestOf } from './call.ts'
import { isRefused, refusalOf } from './refusal.ts'

/** What the calls need of the page. */
export type CallerParts = {
  /** The API's base address, without a slash at its end. */
  baseUrl: string
  identity: Pick<Identity, 'current' | 'idToken'>
  epoch: SessionEpoch
  timers: Timers
  /** The time limit of one call, in ms: token, request, body and retry together. */
  milliseconds: number
  /** The backend, or the identity service, takes this member's token no more. May be told several times. */
  onSessionRefused(): void
}

/** The ways in which the site calls the API. Every one rejects as the port says. */
export type Caller = {
  /** As the signed-in member, with one retry after a 401; what a logout has overtaken is dropped. */
  asMember<Value>(call: Call<Value>, signal?: AbortSignal): Promise<Value>
  /** With a token of its own, once; the session is not touched. */
  withToken<Value>(call: Call<Value>, token: string, signal?: AbortSignal): Promise<Value>
  /** As the member if there is one whose token is good, else as nobody. */
  asAnyone<Value>(call: Call<Value>, signal?: AbortSignal): Promise<Value>
  /** As nobody. */
  asNobody<Value>(call: Call<Value>, signal?: AbortSignal): Promise<Value>
}

/** Calls one API on behalf of one page. */
export const createCaller = (parts: CallerParts): Caller => {
  const { identity, epoch, timers, milliseconds, baseUrl } = parts

  const inTime = <Value>(act: (ended: AbortSignal) => Promise<Value>, signal?: AbortSignal) =>
    withinDeadline(act, { timers, milliseconds, signal }).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })

  const send = (call: Call<unknown>, token: string | null, ended: AbortSignal) => {
    const authType = identity.current()?.authType ?? 'local'
    return sendJson(requestOf(call, { baseUrl, token, authType }), ended)
  }

  /** Another call may have refreshed already while this one was on its way: then its token will do. */
  const newerThan = async (refused: string): Promise<string> => {
    const held = await identity.idToken({ fresh: false })
    return held === refused ? identity.idToken({ fresh: true }) : held
  }

  const asMember = <Value>(call: Call<Value>, ended: AbortSignal): Promise<Value> => {
    const asked = epoch.now()
    const endSession = () => {
      if (epoch.now() === asked) parts.onSessionRefused()
    }
    const withoutToken = (error: unknown): never => {
      const { kind } = failureOf(error)
      if (call.toleratesNoToken) throw kind === 'not signed in' ? error : fail({ kind: 'no token' })
      if (kind === 'session expired') endSession()
      throw error
    }
    const withoutNewToken = (error: unknown): never => {
      const { kind } = failureOf(error)
      if (kind !== 'session expired' && kind !== 'not signed in') throw error
      endSession()
      throw fail({ kind: 'session expired' })
    }

    return withinSession(epoch, async () => {
      const token = await identity.idToken({ fresh: false }).catch(withoutToken)
      const uid = identity.current()?.uid
      let answer = await send(call, token, ended)
      if (answer.status === 401) {
        answer = await send(call, await newerThan(token).catch(withoutNewToken), ended)
        if (answer.status === 401) endSession()
      }
      const value = resultOf(call, answer)
      if (identity.current()?.uid !== uid) throw fail({ kind: 'overtaken' })
      return value
    })
  }

  const asAnyone = async <Value>(call: Call<Value>, ended: AbortSignal): Promise<Value> => {
    const token = identity.current()
      ? await identity.idToken({ fresh: false }).catch(asNobody)
      : null
    let answer = await send(call, token, ended)
    if (answer.status === 401 && token !== null) {
      answer = await send(call, await newerThan(token).catch(asNobody), ended)
    }
    return resultOf(call, answer)
  }

  return {
    asMember: (call, signal) => inTime((ended) => asMember(call, ended), signal),
    withToken: (call, token, signal) =>
      inTime(
        (ended) => withinSession(epoch, async () => resultOf(call, await send(call, token, ended))),
        signal,
      ),
    asAnyone: (call, signal) => inTime((ended) => asAnyone(call, ended), signal),
    asNobody: (call, signal) =>
      inTime(async (ended) => resultOf(call, await send(call, null, ended)), signal),
  }
}

const resultOf = <Value>(call: Call<Value>, answer: HttpAnswer): Value => {
  if (isRefused(answer)) throw refusalOf(answer, call.meanings)
  return call.decode(answer.body)
}

const asNobody = (): null => null

const fail = (failure: Failure) => new ServiceFailure(failure)
