import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'
import { plantIn } from '../planted-fault.ts'
import { copyOfWorkingTree } from '../working-copy.ts'
import { failuresInBrowser } from './in-browser.ts'
import { patternOf, type RowFault, sectionOf, testFilesOf } from './row-fault.ts'
import { rowFaults } from './row-faults.ts'

/*
 * `npm run test:faults-rows [section or row …]` plants the fault against each row alone in a copy of the working tree,
 * and runs only the tests that name the row, all in one process. Prints the rate of each section, and fails below the
 * goal. The tests of a row that only a browser test names run on a build with its fault.
 */
const goal = 95
const asked = process.argv.slice(2)
const chosen = rowFaults.filter(
  ({ row }) => asked.length === 0 || asked.includes(row) || asked.includes(sectionOf(row)),
)

const copy = copyOfWorkingTree()
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
process.chdir(copy)
// What a fault has removed never appears, so most of the time of a run would be waiting for it.
const longestWait = 4_000
process.env.ASYNC_UTIL_TIMEOUT = String(longestWait)
const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  passWithNoTests: true,
  bail: 1,
  reporters: [{}],
})
await vitest.standalone()

type Verdict = 'caught' | 'survived' | 'too slow' | 'already red' | 'not built'

const isInBrowser = (row: string) => testFilesOf(row).length === 0

const red = await redTitles(chosen.map(({ row }) => row))
for (const title of red) console.error(`already fails without a fault: ${title}`)
const isRed = (row: string) => red.some((title) => new RegExp(patternOf(row)).test(title))

const results: { section: string; verdict: Verdict }[] = []
for (const fault of chosen) {
  const began = Date.now()
  const verdict = await verdictOn(fault)
  results.push({ section: sectionOf(fault.row), verdict })
  const seconds = Math.round((Date.now() - began) / 1_000)
  console.log(`${verdict.padEnd(12)} ${fault.row.padEnd(6)} ${String(seconds).padStart(3)} s`)
}

for (const section of [...new Set(results.map((result) => result.section))].sort()) {
  const ran = results.filter((result) => result.section === section)
  const caught = ran.filter(({ verdict }) => verdict === 'caught').length
  const share = (100 * caught) / ran.length
  console.log(`section ${section}: ${caught} of ${ran.length} caught, ${share.toFixed(0)} %`)
  if (share < goal) process.exitCode = 1
}
await vitest.close()

async function verdictOn(fault: RowFault): Promise<Verdict> {
  if (isRed(fault.row)) return 'already red'
  const path = join(copy, fault.file)
  const source = readFileSync(path, 'utf8')
  change(path, plantIn(source, { title: `against row ${fault.row}`, ...fault }))
  if (isInBrowser(fault.row)) {
    const verdict = await verdictInBrowser(fault.row)
    change(path, source)
    return verdict
  }
  const failed = await failures([fault.row])
  change(path, source)
  if (failed.length === 0) return 'survived'
  // On a busy machine an element can appear after the wait. Then the tests fail without the fault, too.
  const mayBeSlow = failed.every((test) => (test.diagnostic()?.duration ?? 0) >= longestWait)
  return mayBeSlow && (await failures([fault.row])).length > 0 ? 'too slow' : 'caught'
}

async function verdictInBrowser(row: string): Promise<Verdict> {
  try {
    return (await failuresInBrowser(copy, [row])).length > 0 ? 'caught' : 'survived'
  } catch (error) {
    console.error(String(error))
    return 'not built'
  }
}

/** The titles of the tests that already fail without a fault. */
async function redTitles(rows: readonly string[]): Promise<readonly string[]> {
  const inBrowser = rows.filter(isInBrowser)
  return [
    ...(await failures(rows)).map(({ fullName }) => fullName),
    ...(inBrowser.length === 0 ? [] : await failuresInBrowser(copy, inBrowser)),
  ]
}

function change(path: string, source: string): void {
  writeFileSync(path, source)
  vitest.invalidateFile(path)
}

/** The tests that name one of the rows and fail with an assertion. A file that cannot be loaded counts as no test. */
async function failures(ofRows: readonly string[]): Promise<readonly TestCase[]> {
  const files = [...new Set(ofRows.flatMap(testFilesOf))]
  if (files.length === 0) return []
  vitest.setGlobalTestNamePattern(new RegExp(ofRows.map(patternOf).join('|')))
  const found = await vitest.globTestSpecifications(files)
  const specifications = found.filter(({ moduleId }) =>
    files.some((file) => moduleId.endsWith(file)),
  )
  const { testModules } = await vitest.runTestSpecifications(specifications)
  return testModules
    .flatMap((module) => [...module.children.allTests('failed')])
    .filter(hasFailedAssertion)
}

function hasFailedAssertion(test: TestCase): boolean {
  const errors = test.result().errors ?? []
  return errors.some(({ message }) => !/\b(Test|Hook) timed out in\b/.test(message))
}
