import { failureOf } from '../../machines/failure.ts'
import { callLimit } from '../../machines/limits.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { MemberApi } from '../../machines/ports.ts'
import { type ApiClientOptions, createApiClient } from './member-api/api-client.ts'
import {
  decodeEmail,
  decodeInterestedMember,
  decodeLogin,
  decodeMember,
  decodeNewerMember,
  decodePendingToken,
  decodeSocialAuth,
  decodeSuccess,
} from './member-api/member-decoding.ts'
import { memberRecord } from './member-api/request.ts'

const changedElsewhere = { 412: 'changed elsewhere' } as const

/** The adapter of `MemberApi` for the JSON API (specification, section 7). */
export const createMemberApi = (options: Omit<ApiClientOptions, 'milliseconds'>): MemberApi => {
  const apiClient = createApiClient({ ...options, milliseconds: callLimit })
  const ofMember =
    <Value>(decode: (body: unknown, owner: IdentitySnapshot | null) => Value) =>
    (body: unknown): Value =>
      decode(body, options.identity.current())
  return {
    me: (signal) =>
      apiClient.sendAuthenticated({ ...memberRecord, decode: ofMember(decodeMember) }, signal),

    meWithPendingToken: (pendingToken, signal) =>
      apiClient.sendWithToken(
        {
          ...memberRecord,
          decode: ofMember(decodeMember),
          // The 401 is about the pending token, so it does not end the session.
          errorMap: { 401: 'refused' },
        },
        pendingToken,
        signal,
      ),

    login: (body, signal) =>
      apiClient.sendAuthenticated(
        { method: 'POST', path: '/users/login', body, decode: ofMember(decodeLogin) },
        signal,
      ),

    socialAuth: (body, signal) =>
      apiClient.sendAuthenticated(
        { method: 'POST', path: '/users/social-auth', body, decode: ofMember(decodeSocialAuth) },
        signal,
      ),

    register: async (body, signal) => ({
      pendingToken: await apiClient.sendAuthenticated(
        { method: 'POST', path: '/users/register', body, decode: decodePendingToken },
        signal,
      ),
    }),

    resolveLogin: async (body, signal) => ({
      email: await apiClient.sendAnonymous(
        {
          method: 'POST',
          path: '/users/resolve-login',
          body,
          decode: decodeEmail,
          errorMap: {
            400: 'wrong credentials',
            401: 'wrong credentials',
            403: 'wrong credentials',
            404: 'username sign-in unsupported',
            405: 'username sign-in unsupported',
            422: 'wrong credentials',
            429: 'too many username tries',
          },
        },
        signal,
      ),
    }),

    saveInterests: (interests, version = null, signal) =>
      apiClient.sendAuthenticated(
        {
          method: 'POST',
          path: '/users/interests',
          body: { interests },
          version,
          decode: ofMember(decodeInterestedMember),
          errorMap: changedElsewhere,
          decodeNewer: ofMember(decodeNewerMember),
        },
        signal,
      ),

    update: (body, version = null, signal) =>
      apiClient.sendAuthenticated(
        {
          method: 'PUT',
          path: '/users/update',
          body,
          version,
          decode: decodeSuccess,
          errorMap: changedElsewhere,
          decodeNewer: ofMember(decodeNewerMember),
          omitsLocalAuthType: true,
          reportsMissingToken: true,
          keepsSession: true,
        },
        signal,
      ),

    deleteAccount: (signal) =>
      apiClient
        .sendAuthenticated(
          {
            method: 'DELETE',
            path: '/users/delete-account',
            decode: decodeSuccess,
            reportsMissingToken: true,
          },
          signal,
        )
        .catch((error: unknown) => {
          if (failureOf(error).kind !== 'not registered') throw error
        }),

    reportBug: (bugDescription, signal) =>
      apiClient.sendOptionallyAuthenticated(
        {
          method: 'POST',
          path: '/users/report-bug',
          body: { bugDescription },
          decode: decodeSuccess,
          // A report may also be sent without a session, so a 401 does not end the session.
          errorMap: { 401: 'refused' },
        },
        signal,
      ),
  }
}
