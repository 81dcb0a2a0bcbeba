import { missingChunkModel } from '../../machines/missing-chunk/missing-chunk-model.ts'
import { MissingChunk } from '../../src/screens/missing-chunk/missing-chunk.tsx'
import {
  missingChunkHandlers,
  toMissingChunkProps,
} from '../../src/screens/missing-chunk/view-props.ts'
import {
  missingChunkExpectations,
  missingChunkInteractions,
} from '../page-objects/missing-chunk-page.ts'
import { previewOf } from './preview.ts'

export const missingChunkPreview = previewOf({
  model: missingChunkModel,
  expectations: missingChunkExpectations,
  interactions: missingChunkInteractions,
  show: ({ snapshot, send }) => (
    <MissingChunk {...toMissingChunkProps(snapshot)} {...missingChunkHandlers(send)} />
  ),
})
