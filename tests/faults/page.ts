import type { Evidence } from '../support/evidence/evidence.ts'
import { escaped, readingIn, table, titlesOf } from '../support/evidence/page.ts'
import { evidenceFor, isShown } from '../support/evidence/problems.ts'
import type { Family, Fault } from './fault.ts'

type Sources = {
  families: readonly Family[]
  evidence: readonly Evidence[]
  /** The file names of the decisions. */
  decisions: readonly string[]
}

/** The page docs/faults.md. It contains no date and no duration, so the same results always give the same page. */
export const faultsPage = ({ families, evidence, decisions }: Sources): string => {
  const found = (fault: Fault) => evidenceFor(String(fault.number), evidence)
  const counted = families.map(({ title, faults }) => ({
    title: `[${title}](#${anchorOf(title)})`,
    results: faults.map((fault) => resultOf(fault, found(fault))),
  }))
  const total = { title: 'In all', results: counted.flatMap(({ results: own }) => own) }
  return [
    '# Faults',
    'Faults that can occur around the site, the expected behaviour, and the cases that cover them. `npm run test:full` writes this page. [How to add a case](../tests/faults/README.md). [Measurements](../backend/README.md#under-load-and-kills) of the backend under load and after kills are separate.',
    table(
      ['Family', 'Rows', ...results],
      [...counted, total].map(({ title, results: own }) => [
        title,
        String(own.length),
        ...results.map((result) => String(own.filter((one) => one === result).length)),
      ]),
    ),
    ...families.flatMap(({ title, faults }) => [
      `## ${title}`,
      table(
        ['Row', 'Fault', 'Expected', 'Case', 'Result'],
        faults.map((fault) => [
          String(fault.number),
          escaped(fault.fault),
          escaped(fault.expected),
          caseOf(fault, found(fault)),
          `${resultOf(fault, found(fault))}${readingIn(decisions, fault.decision)}`,
        ]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

const results = ['passed', 'not passed', 'out of reach', 'planned'] as const

type Result = (typeof results)[number]

const resultOf = ({ notInjected, plannedFor }: Fault, found: readonly Evidence[]): Result => {
  if (notInjected !== undefined) return 'out of reach'
  if (plannedFor !== undefined) return 'planned'
  return isShown(found) ? 'passed' : 'not passed'
}

const caseOf = ({ notInjected, plannedFor }: Fault, found: readonly Evidence[]): string => {
  if (notInjected !== undefined) return escaped(notInjected)
  return plannedFor === undefined ? titlesOf(found) : `planned for issue ${plannedFor}`
}

const anchorOf = (title: string): string =>
  title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')
