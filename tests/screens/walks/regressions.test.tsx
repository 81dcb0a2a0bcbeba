import { act } from '@testing-library/react'
import { afterEach, test } from 'vitest'
import { modelNamed } from '../../../lab/paths/replay-file.ts'
import { stages } from '../../../lab/stages/stages.ts'
import { walk } from '../../../machines/model/driver.ts'
import { models } from '../../../machines/models.ts'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'
import { regressions } from '../../support/paths/regressions.ts'
import { nothingSeen } from '../support/page-checks.ts'
import { screenDriver } from '../support/screen-driver.tsx'

afterEach(() => act(clearToasts))

for (const file of regressions())
  test(`on its screen, ${file.title}`, async () => {
    const model = modelNamed(models, file.machine)
    const stage = stages[models.indexOf(model)]
    if (!stage) throw new Error(`No stage shows '${file.machine}'.`)
    const driver = screenDriver(stage, file.input, nothingSeen())
    await walk(model, file, driver)
  }, 60_000)
