import { createVar } from '@vanilla-extract/css'

/** The colours of a side navigation, by the background of the panel. */
export const tint = {
  background: createVar(),
  slat: createVar(),
  ring: createVar(),
  rest: createVar(),
  current: createVar(),
  leaf: createVar(),
}
