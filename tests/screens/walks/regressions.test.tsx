import { act } from '@testing-library/react'
import { walk } from 'statewalk'
import { afterEach, test } from 'vitest'
import { previews } from '../../../lab/previews/previews.ts'
import { models } from '../../../machines/models.ts'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'
import { regressions, titleOf } from '../../support/paths/regressions.ts'
import { modelNamed } from '../../support/paths/replay-file.ts'
import { nothingChecked } from '../support/page-checks.ts'
import { screenDriver } from '../support/screen-driver.tsx'

afterEach(() => act(clearToasts))

for (const file of regressions())
  test(`on its screen, ${titleOf(file)}`, async () => {
    const model = modelNamed(models, file.machine)
    const preview = previews[models.indexOf(model)]
    if (!preview) throw new Error(`There is no preview of '${file.machine}'.`)
    const driver = screenDriver(preview, file.input, nothingChecked())
    await walk(model, file, driver)
  }, 60_000)
