import { z } from 'zod'
import type { ApiConfig } from '../../backend/config.ts'

/** The identities of the project, with an operator's access. */
export type Identities = {
  /**
   * Resolves with the account as the identity service describes it, without the hash of the password; null if there
   * is none; a sentence if there is no access token.
   */
  lookUp(uid: string): Promise<Record<string, unknown> | string | null>
}

/** Opens the identity service's administration API, or the emulator's. Rejects with the status of an error. */
export const openIdentities = ({
  projectId,
  tokens,
  accessToken,
}: Pick<ApiConfig, 'projectId' | 'tokens'> & { accessToken: string }): Identities => ({
  lookUp: async (uid) => {
    if (accessToken === '') return 'not included: no access token was given'
    const service = 'identitytoolkit.googleapis.com'
    const origin =
      tokens.kind === 'emulator' ? `http://${tokens.host}/${service}` : `https://${service}`
    const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:lookup`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectId,
      },
      body: JSON.stringify({ localId: [uid] }),
    })
    if (!response.ok) throw new Error(`The identity cannot be read (status ${response.status}).`)
    const { users } = accounts.parse(await response.json())
    const [account] = users
    if (!account) return null
    const { passwordHash, salt: _salt, version: _version, ...rest } = account
    return { ...rest, hasPassword: passwordHash !== undefined }
  },
})

const accounts = z.object({ users: z.array(z.looseObject({ localId: z.string() })).default([]) })
