import { onboardingPreview } from '../../../lab/previews/onboarding-preview.tsx'
import { passwordRemovedPreview } from '../../../lab/previews/password-removed-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(onboardingPreview)
walkPreview(passwordRemovedPreview)
