import type { ReactElement } from 'react'

/** The fields of a member's record that the page shows. */
export type ProfileMember = {
  name: string
  /** URL of the picture, or ''. */
  picture: string
  /** The full postal address, or ''. */
  location: string
  events: number
  connections: number
  interests: number
}

export type ProfileScreenProps =
  | { state: 'loading' }
  | { state: 'failed'; message: string; reference?: string | undefined; onRetry(): void }
  | {
      state: 'ready'
      member: ProfileMember
      links: { editProfile: ReactElement; updatePreferences: ReactElement }
    }
