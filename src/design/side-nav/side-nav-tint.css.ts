import { createVar } from '@vanilla-extract/css'

/** The colours of a side navigation, by the ground that it stands on. */
export const tint = {
  ground: createVar(),
  slat: createVar(),
  ring: createVar(),
  rest: createVar(),
  current: createVar(),
  leaf: createVar(),
}
