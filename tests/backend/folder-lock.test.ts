import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '../../backend/database/folder-lock.ts'
import { openDatabase } from '../../backend/database/open.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-lock-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(`${folder}.owner`, { force: true })
})

/** Starts another process that holds the lock until it is killed. */
const holder = async () => {
  const child = spawn(process.execPath, ['--import', loader, holderProgram, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  )
  const pid = Number(output)
  return {
    pid,
    kill: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      process.kill(pid, 'SIGKILL')
      await gone
    },
  }
}
const loader = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url))
const holderProgram = fileURLToPath(new URL('./support/hold-folder-lock.ts', import.meta.url))

describe('the lock of the database folder', () => {
  test('is exclusive until it is released', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another process')
    await unlock()
    const again = await lockFolder(folder)
    await again()
  })

  test('does not affect other folders', async () => {
    const other = await mkdtemp(join(tmpdir(), 'trellis-lock-'))
    const unlocks = [await lockFolder(folder), await lockFolder(other)]
    await Promise.all(unlocks.map((unlock) => unlock()))
    await rm(other, { recursive: true })
    await rm(`${other}.owner`, { force: true })
  })

  test('is acquired by one of ten concurrent callers', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    const unlocks = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
    expect(unlocks).toHaveLength(1)
    await Promise.all(unlocks.map((unlock) => unlock()))
  })

  test('names the process that holds it, and is released when that process is killed', async () => {
    const { pid, kill } = await holder()
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `is in use by another process (pid ${pid}). Stop that process, or set DATA_DIR to another folder.`,
    )
    await kill()
    const unlock = await lockFolder(folder)
    await unlock()
  })
})
