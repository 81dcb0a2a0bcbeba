import { models } from '../../machines/models.ts'
import { loadPreview } from './load-preview.ts'

const loaded = await Promise.all(models.map(({ machine }) => loadPreview(machine.id)))

/** The previews of all machines, in the order of machines/models.ts. */
export const previews = loaded.filter((preview) => preview !== null)
