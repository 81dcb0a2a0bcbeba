import { missingChunkSetup } from '../setups/error-setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

walkOnSite(missingChunkSetup)
