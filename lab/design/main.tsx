import '../../src/design/theme/layers.css.ts'
import '../../src/design/theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ComponentPage } from './component-page.tsx'
import { labRoot } from './root.ts'

createRoot(labRoot()).render(
  <StrictMode>
    <ComponentPage />
  </StrictMode>,
)
