import { signInProviders, withoutEmail } from '../../../backend/identity/provider.ts'

/** The claims of a token that the rule uses. */
export type FileClient = {
  uid: string
  provider: string
  hasEmail: boolean
  emailVerified: boolean
}

/** A file operation, as the storage rules receive it. */
export type FileOperation = {
  method: string
  /** `b/{bucket}/o/{object}`, exactly as requested. */
  path: string
  /** Null without a valid token. */
  caller: FileClient | null
  /** The resulting file, for operations that write one; `size` in bytes. */
  written?: { contentType?: string | undefined; size: number } | undefined
}

/**
 * The local implementation of `storage.rules`, which production enforces. A member can only read, write and delete
 * their own picture, declared as JPEG or PNG, at most 5 MB, and only with a verified email, or with no email
 * by a provider that needs none. Listing is not permitted.
 * (The download token in the URL of a picture grants access without a rule.)
 */
export const isPermitted = ({ method, path, caller, written }: FileOperation): boolean => {
  const owner = PICTURE_PATH.exec(path)?.[1]
  if (caller === null || owner !== caller.uid || !isVerified(caller)) return false
  switch (method) {
    case 'get':
    case 'delete':
      return true
    case 'create':
    case 'update':
      return written !== undefined && isPicture(written)
    default:
      return false
  }
}

const PICTURE_PATH = /^b\/[^/]+\/o\/profile_images\/([^/]+)$/

const isVerified = ({ provider, hasEmail, emailVerified }: FileClient): boolean =>
  (withoutEmail.has(provider) && !hasEmail) ||
  (signInProviders.some((name) => name === provider) && emailVerified)

const PICTURE_TYPES: readonly unknown[] = ['image/jpeg', 'image/png']

const isPicture = ({ contentType, size }: { contentType?: string | undefined; size: number }) =>
  size > 0 && size <= 5 * 1024 * 1024 && PICTURE_TYPES.includes(contentType)
