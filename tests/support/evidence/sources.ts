import type { Evidence } from './evidence.ts'
import { type Kind, namesInSource } from './names.ts'
import { testSources } from './test-sources.ts'

/** The evidence for a catalogue in the test sources. Every named row counts as passed. */
export const evidenceInSources = (kind: Kind): Evidence[] =>
  testSources().map(({ file, text }) => ({
    file,
    title: 'in its source',
    named: 'in its source',
    rows: namesInSource(kind, text).named,
    ended: 'passed',
  }))

/** Every malformed row number in a title. */
export const malformedNames = (kind: Kind): string[] =>
  testSources().flatMap(({ file, text }) =>
    namesInSource(kind, text).malformed.map((attempt) => `${file}: ${attempt}`),
  )
