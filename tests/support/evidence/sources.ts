import type { Evidence } from './evidence.ts'
import { testSources } from './homes.ts'
import { type Kind, namesInSource } from './names.ts'

/** What the sources of the tests say of a catalogue before anything has run: each row named counts as passed. */
export const evidenceInSources = (kind: Kind): Evidence[] =>
  testSources().map(({ file, text }) => ({
    file,
    title: 'in its source',
    named: 'in its source',
    rows: namesInSource(kind, text).named,
    ended: 'passed',
  }))

/** Every attempt to name a row that no run would find. */
export const malformedNames = (kind: Kind): string[] =>
  testSources().flatMap(({ file, text }) =>
    namesInSource(kind, text).malformed.map((attempt) => `${file}: ${attempt}`),
  )
