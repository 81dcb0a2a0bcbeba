import { MissingChunk } from '../../src/screens/missing-chunk/missing-chunk.tsx'
import {
  missingChunkHandlers,
  toMissingChunkProps,
} from '../../src/screens/missing-chunk/view-props.ts'
import { missingChunkPage } from '../page-objects/navigation-pages.ts'
import { previewOf } from './preview.ts'

export const missingChunkPreview = previewOf({
  ...missingChunkPage,
  show: ({ snapshot, send }) => (
    <MissingChunk {...toMissingChunkProps(snapshot)} {...missingChunkHandlers(send)} />
  ),
})
