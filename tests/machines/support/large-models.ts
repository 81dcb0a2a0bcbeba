import { sessionModel } from '../../../machines/session/session-model.ts'
import { verifyEmailModel } from '../../../machines/verify-email/verify-email-model.ts'

/** Half of the work of exploring every machine. These models have a test file, and so a worker, of their own. */
export const largeModels = [sessionModel, verifyEmailModel]
