import { z } from '@hono/zod-openapi'

/** A line that a person typed: composed Unicode, without spaces around it. */
export const line = (limits: { max: number; sentence: string }) =>
  z
    .string(limits.sentence)
    .max(limits.max, limits.sentence)
    .refine(isStorable, limits.sentence)
    .refine((text) => !/\p{Cc}/u.test(text), limits.sentence)
    .transform((text) => text.normalize('NFC').trim())

/** A line with something to see in it. */
export const visibleLine = (limits: { max: number; sentence: string }) =>
  line(limits).refine(isVisible, limits.sentence)

/** Several lines; control characters that come along with pasted text are dropped. */
export const paragraph = (limits: { max: number; whenEmpty: string; whenTooLong: string }) =>
  z
    .string(limits.whenEmpty)
    .max(limits.max, limits.whenTooLong)
    .transform((text) =>
      text
        .replace(/\p{Cs}/gu, '')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .normalize('NFC')
        .trim(),
    )
    .refine(isVisible, limits.whenEmpty)

/** PostgreSQL stores neither half a surrogate pair nor NUL. */
const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)

/** Zero-width and formatting characters alone would look like an empty name. */
const isVisible = (text: string): boolean =>
  /[^\p{Cf}\p{Zs}\p{Mn}\s\u115F\u1160\u3164\u2800]/u.test(text)
