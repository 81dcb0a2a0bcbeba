import type { Section } from './row.ts'

/** The problems of the rows themselves, one sentence each. */
export const problemsOfRows = (sections: readonly Section[]): string[] => {
  const all = sections.flatMap(({ rows }) => rows)
  const ids = all.map(({ id }) => id)
  return [
    ...sections.flatMap(({ number, rows }) =>
      rows
        .filter(({ id }) => !new RegExp(`^${number}\\.\\d{2,3}$`).test(id))
        .map(
          ({ id }) => `Row ${id} is in section ${number}, but its id begins with another number.`,
        ),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Row ${id} is duplicated.`),
    ...sections.flatMap(({ rows }) =>
      rows
        .filter(
          ({ id }, index) =>
            index > 0 && indexInSection(id) < indexInSection(rows[index - 1]?.id ?? id),
        )
        .map(({ id }) => `Row ${id} is out of order.`),
    ),
    ...all
      .filter((row) => row.nothingToShow !== undefined && row.plannedFor !== undefined)
      .map(({ id }) => `Row ${id} cannot both have nothing to show and be planned.`),
  ]
}

const indexInSection = (id: string): number => Number(id.split('.')[1])
