import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import file from '../../src/design/drawing/panel-drawings.gen.svg?raw'
import { panelDrawings } from '../../src/design/drawings/panel-drawings.tsx'

test('the file of the lower panels’ drawings is what `npm run drawings` writes', () => {
  expect(file).toBe(panelDrawings(renderToStaticMarkup))
})
