import type { ParsedLocation } from '@tanstack/react-router'
import { type SameOriginPath, sameOriginPath } from '../../../machines/paths.ts'

/** The return path from the history state, or null if it is missing or leaves the site (decision 0013). */
export const returnPath = ({ state }: Pick<ParsedLocation, 'state'>): SameOriginPath | null =>
  sameOriginPath(state.returnTo)
