/** Whom a token names, and how they signed in. */
export type FileCaller = { uid: string; provider: string; emailVerified: boolean }

/** One file operation as the rules of the file storage see it. */
export type FileOperation = {
  method: string
  /** `b/{bucket}/o/{object}`, exactly as asked for. */
  path: string
  /** Who asks, or null for nobody. */
  caller: FileCaller | null
  /** The file as it would be afterwards, for operations that write one; `size` in bytes. */
  written?: { contentType?: string | undefined; size: number } | undefined
}

/**
 * The local stand-in for `storage.rules`, which says the same and is what production enforces: a member
 * reads, writes and deletes their own picture only, declared as jpeg or png, at most 5 MB, and only with a verified
 * address. Nobody lists.
 * (Other members see a picture by the download token in its address, which no rule is asked about.)
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

const isVerified = ({ provider, emailVerified }: FileCaller): boolean =>
  provider === 'google.com' ||
  provider === 'apple.com' ||
  (provider === 'password' && emailVerified)

const PICTURE_TYPES: readonly unknown[] = ['image/jpeg', 'image/png']

const isPicture = ({ contentType, size }: { contentType?: string | undefined; size: number }) =>
  size > 0 && size <= 5 * 1024 * 1024 && PICTURE_TYPES.includes(contentType)
