import { failureOf } from '../../machines/failure.ts'
import type { MemberApi } from '../../machines/ports.ts'
import { type CallerParts, createCaller } from './member-api/caller.ts'
import {
  decodeDone,
  decodeEmail,
  decodeInterestedMember,
  decodeMember,
  decodePendingToken,
  decodeSocialMember,
} from './member-api/member-decoding.ts'

/** The time limit of one call, in ms (specification, section 9). */
const CALL_LIMIT = 10_000

/** The member records behind the JSON API (specification, section 7). */
export const createMemberApi = (parts: Omit<CallerParts, 'milliseconds'>): MemberApi => {
  const caller = createCaller({ ...parts, milliseconds: CALL_LIMIT })
  return {
    me: (signal) =>
      caller.asMember({ method: 'GET', path: '/users/me', decode: decodeMember }, signal),

    meWithPendingToken: (pendingToken, signal) =>
      caller.withToken(
        {
          method: 'GET',
          path: '/users/me',
          decode: decodeMember,
          // The member's own token was not asked about: its session stands.
          meanings: { 401: 'refused' },
        },
        pendingToken,
        signal,
      ),

    login: (body, signal) =>
      caller.asMember({ method: 'POST', path: '/users/login', body, decode: decodeMember }, signal),

    socialAuth: (body, signal) =>
      caller.asMember(
        { method: 'POST', path: '/users/social-auth', body, decode: decodeSocialMember },
        signal,
      ),

    register: async (body, signal) => ({
      pendingToken: await caller.asMember(
        { method: 'POST', path: '/users/register', body, decode: decodePendingToken },
        signal,
      ),
    }),

    resolveLogin: async (body, signal) => ({
      email: await caller.asNobody(
        {
          method: 'POST',
          path: '/users/resolve-login',
          body,
          decode: decodeEmail,
          meanings: {
            400: 'wrong credentials',
            401: 'wrong credentials',
            403: 'wrong credentials',
            404: 'username sign-in unsupported',
            405: 'username sign-in unsupported',
            422: 'wrong credentials',
          },
        },
        signal,
      ),
    }),

    saveInterests: (interests, signal) =>
      caller.asMember(
        {
          method: 'POST',
          path: '/users/interests',
          body: { interests },
          decode: decodeInterestedMember,
        },
        signal,
      ),

    update: (body, signal) =>
      caller.asMember(
        {
          method: 'PUT',
          path: '/users/update',
          body,
          decode: decodeDone,
          namesSocialOnly: true,
          toleratesNoToken: true,
        },
        signal,
      ),

    deleteAccount: (signal) =>
      caller
        .asMember({ method: 'DELETE', path: '/users/delete-account', decode: decodeDone }, signal)
        .catch((error: unknown) => {
          if (failureOf(error).kind !== 'not registered') throw error
        }),

    reportBug: (bugDescription, signal) =>
      caller.asAnyone(
        {
          method: 'POST',
          path: '/users/report-bug',
          body: { bugDescription },
          decode: decodeDone,
        },
        signal,
      ),
  }
}
