import { type HistoryState, Link } from '@tanstack/react-router'
import type { GapLinks } from '../../screens/set-up/profile-gaps.tsx'

/** The links to the fields of /edit-profile for what is missing. */
export const gapLinks = (state: HistoryState): GapLinks => ({
  photo: <Link to="/edit-profile" hash="photo" state={state} preload="intent" />,
  place: <Link to="/edit-profile" hash="place" state={state} preload="intent" />,
})
