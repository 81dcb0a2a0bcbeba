/** Corners for living things: large at start-start and end-end, small at the other two. */
export function leafCorners({ large, small }: { large: string; small: string }) {
  return {
    borderStartStartRadius: large,
    borderStartEndRadius: small,
    borderEndEndRadius: large,
    borderEndStartRadius: small,
  } as const
}
