import { z } from '@hono/zod-openapi'

/** A single line of user input, normalised (NFC) and trimmed. */
export const line = (limits: { max: number; message: string }) =>
  z
    .string(limits.message)
    .max(limits.max, limits.message)
    .refine(isStorable, limits.message)
    .refine((text) => !/\p{Cc}/u.test(text), limits.message)
    .transform((text) => text.normalize('NFC').trim())

/** A line with at least one visible character. */
export const visibleLine = (limits: { max: number; message: string }) =>
  line(limits).refine(isVisible, limits.message)

/** Several lines of user input. Control characters from pasted text are removed. */
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

/** PostgreSQL stores neither lone surrogates nor NUL. */
const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)

/** A text of zero-width and formatting characters only would look empty. */
const isVisible = (text: string): boolean =>
  /[^\p{Cf}\p{Zs}\p{Mn}\s\u115F\u1160\u3164\u2800]/u.test(text)
