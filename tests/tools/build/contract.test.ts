import { expect, test } from 'vitest'
import { contractFiles } from '../../../tools/build/contract/contract-files.ts'
import { textOf } from '../../support/source/repository.ts'

test('the site’s share of the contract is current: `npm run contract` changes nothing', async () => {
  for (const [path, text] of Object.entries(await contractFiles())) expect(textOf(path)).toBe(text)
})
