import type { ParsedLocation } from '@tanstack/react-router'
import { type SamePath, samePath } from '../../machines/paths.ts'

/** The page that was wanted before signing in, kept in history state and never trusted (decision 0013). */
export const wantedPage = ({ state }: Pick<ParsedLocation, 'state'>): SamePath | null =>
  samePath(state.returnTo)
