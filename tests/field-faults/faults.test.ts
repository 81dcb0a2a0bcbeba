import { expect, test } from 'vitest'
import { textOf } from '../support/source/repository.ts'
import { sourceFaults } from './faults.ts'

test.each(sourceFaults)(
  'the expression of a fault occurs once in $file: $name',
  ({ file, find }) => {
    expect(textOf(file).split(find)).toHaveLength(2)
  },
)
