import { type ChecksOf, ok, problem } from './check.ts'

/** Checks that the bucket's rules refuse a client without a sign-in. */
export const picturesChecks: ChecksOf = ({ FIREBASE_STORAGE_BUCKET }, sendRequest) => {
  if (!FIREBASE_STORAGE_BUCKET) return []
  const files = `https://firebasestorage.googleapis.com/v0/b/${FIREBASE_STORAGE_BUCKET}/o`
  const refuses = async (action: string, url: string) => {
    const { status } = await sendRequest(url)
    return [
      status === 401 || status === 403
        ? ok(`A client without a sign-in cannot ${action}.`)
        : problem(
            `A client without a sign-in can ${action}, or there is no bucket (status ${status}): deploy storage.rules.`,
          ),
    ]
  }
  return [
    () => refuses('read a picture', `${files}/profile_images%2Fdoctor`),
    () => refuses('list the pictures', `${files}?prefix=profile_images%2F&maxResults=1`),
  ]
}
