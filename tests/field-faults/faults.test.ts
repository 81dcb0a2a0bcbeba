import { expect, test } from 'vitest'
import { siteFaults } from '../e2e/deep/site-faults.ts'
import { textOf } from '../support/source/repository.ts'
import { sourceFaults } from './faults.ts'

test.each([...sourceFaults, ...siteFaults])(
  'the expression of a fault occurs once in $file: $name',
  ({ file, find }) => {
    expect(textOf(file).split(find)).toHaveLength(2)
  },
)
