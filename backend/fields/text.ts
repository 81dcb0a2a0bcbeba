import { z } from '@hono/zod-openapi'
import { isBlank, lineOf, paragraphOf } from './text-rules.ts'

type Limits = {
  /** In UTF-16 code units, before and after the rules for typed text. */
  max: number
  /** The message for a text that is too long, and for a value that is no text. */
  message: string
  /** The rule for typed text. A single line by default. */
  rule?: (text: string) => string
}

export const line = ({ max, message, rule = lineOf }: Limits) =>
  z
    .string(message)
    .max(max, message)
    .transform(rule)
    .refine((text) => text.length <= max, message)

/** A line with at least one visible character. */
export const visibleLine = ({ whenEmpty, ...limits }: Limits & { whenEmpty: string }) =>
  line(limits).refine((text) => !isBlank(text), whenEmpty)

/** Several lines of user input. */
export const paragraph = (limits: { max: number; whenEmpty: string; whenTooLong: string }) =>
  z
    .string(limits.whenEmpty)
    .max(limits.max, limits.whenTooLong)
    .transform(paragraphOf)
    .refine((text) => text.length <= limits.max, limits.whenTooLong)
    .refine((text) => !isBlank(text), limits.whenEmpty)
