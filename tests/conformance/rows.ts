import type { Catalogue } from '../support/evidence/catalogue.ts'
import type { Row } from './row.ts'
import { section1 } from './section-1.ts'
import { section2 } from './section-2.ts'
import { section3 } from './section-3.ts'
import { section4 } from './section-4.ts'
import { section5 } from './section-5.ts'
import { section6 } from './section-6.ts'
import { section7 } from './section-7.ts'
import { section8 } from './section-8.ts'
import { section9 } from './section-9.ts'

/** The sections of the specification with their titles. */
export const sections: readonly { number: number; title: string; rows: readonly Row[] }[] = [
  { number: 1, title: 'What the product does and for whom', rows: section1 },
  { number: 2, title: 'Screens and routes', rows: section2 },
  { number: 3, title: 'Entities and their fields', rows: section3 },
  { number: 4, title: 'States and transitions', rows: section4 },
  { number: 5, title: 'Validation rules', rows: section5 },
  { number: 6, title: 'Roles and permissions', rows: section6 },
  { number: 7, title: 'The calls it makes', rows: section7 },
  { number: 8, title: 'The error catalogue', rows: section8 },
  { number: 9, title: 'Business constants and limits', rows: section9 },
]

/** The statements of the specification, which tests must prove. */
export const catalogue: Catalogue = {
  kind: 'spec',
  page: 'docs/conformance.md',
  title: 'Conformance',
  introduction:
    'Every statement of the specification, and what shows it. The whole test run writes this page; [how to add a row](../tests/conformance/README.md).',
  columns: ['The specification says'],
  excused: 'nothing to show',
  sections: sections.map(({ number, title, rows }) => ({
    title: `${number}. ${title}`,
    rows: rows.map(({ id, statement, reading, nothingToShow, plannedFor }) => ({
      id,
      texts: [statement],
      decision: reading,
      excuse: nothingToShow,
      plannedFor,
    })),
  })),
}
