import { ServiceFailure } from '../../machines/failure.ts'
import type { MemberApi } from '../../machines/ports.ts'
import type { ApiClientOptions } from './member-api/api-client.ts'

/**
 * The API of `member-api.ts`. The first call loads it with the HTTP library, because visitors make no call. Rejects
 * 'unreachable' if the chunk fails to load; the next call tries again.
 */
export const createLazyMemberApi = (options: Omit<ApiClientOptions, 'milliseconds'>): MemberApi => {
  let loading: Promise<MemberApi> | null = null

  const loaded = (): Promise<MemberApi> => {
    loading ??= import('./member-api.ts')
      .then(({ createMemberApi }) => createMemberApi(options))
      .catch(() => {
        loading = null
        throw new ServiceFailure({ kind: 'unreachable', notSent: true })
      })
    return loading
  }

  return {
    me: async (signal) => (await loaded()).me(signal),
    meWithPendingToken: async (token, signal) => (await loaded()).meWithPendingToken(token, signal),
    login: async (body, signal) => (await loaded()).login(body, signal),
    socialAuth: async (body, signal) => (await loaded()).socialAuth(body, signal),
    register: async (body, signal) => (await loaded()).register(body, signal),
    resolveLogin: async (body, signal) => (await loaded()).resolveLogin(body, signal),
    saveInterests: async (interests, version, signal) =>
      (await loaded()).saveInterests(interests, version, signal),
    update: async (body, version, signal) => (await loaded()).update(body, version, signal),
    deleteAccount: async (signal) => (await loaded()).deleteAccount(signal),
    reportBug: async (text, signal) => (await loaded()).reportBug(text, signal),
  }
}
