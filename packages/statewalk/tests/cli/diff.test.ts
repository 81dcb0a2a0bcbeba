import { describe, expect, test } from 'vitest'
import { runLine } from './run-line.ts'

describe('diff', () => {
  test('compares the machines of two files by their ids', async () => {
    const { code, output, errors } = await runLine(['diff', 'lamp.js', 'both.js'])
    expect(output).toBe('## pit\n\nThe machine is new.\n\nNo move has changed: lamp.')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const back = await runLine(['diff', 'both.js', 'lamp.js'])
    expect(back.output).toContain('## pit\n\nThe machine is removed.')
  })

  test('compares the only machine of each file whatever their ids', async () => {
    const { output } = await runLine(['diff', 'lamp.js', 'exempt.js'])
    expect(output).toContain('## pit\n')
    expect(output).toContain('| added | above | fell |  | → below |')
    expect(output).toContain('| removed | off | pressed | → on |  |')
  })

  test('a machine that was explored in part is not one of those that have not changed', async () => {
    const line = ['diff', 'endless.js', 'endless.js', '--configurations', '3']
    expect((await runLine(line)).output).toBe(
      '## counter\n\nNo move has changed.\n\nNot everything was explored.\n\nNo move has changed: lamp.',
    )
  })

  test('compares one machine of several', async () => {
    const { output } = await runLine(['diff', 'both.js', 'both.js', '--machine', 'pit'])
    expect(output).toBe('## pit\n\nNo move has changed.')
  })
})
