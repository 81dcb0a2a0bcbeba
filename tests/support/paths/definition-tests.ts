import type { AnyModel } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { errorsOfMissingServices, problemsOfMachine } from './machine-shape.ts'

/** Tests the definition of a machine: its actions, and the errors of services that are not provided. */
export const testDefinition = ({ machine }: AnyModel): void => {
  describe(`the definition of ${machine.id}`, () => {
    test('defines every action that it uses, and uses every action that it defines', () => {
      expect(problemsOfMachine(machine)).toEqual([])
    })

    test('throws an error with the name of each service that is not provided', async () => {
      const errors = await errorsOfMissingServices(machine)
      for (const [service, error] of Object.entries(errors))
        expect(error).toBe(`${service} was not provided`)
    })
  })
}
