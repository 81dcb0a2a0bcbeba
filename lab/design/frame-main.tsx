import '../../src/design/theme/layers.css.ts'
import '../../src/design/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { Frame } from './frame.tsx'
import { labRoot } from './root.ts'

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

createRoot(labRoot()).render(<Frame />)
