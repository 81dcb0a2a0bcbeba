import { appPreview } from '../../../lab/previews/app-preview.tsx'
import { onboardingPreview } from '../../../lab/previews/onboarding-preview.tsx'
import { passwordRemovedPreview } from '../../../lab/previews/password-removed-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(appPreview)
walkPreview(onboardingPreview)
walkPreview(passwordRemovedPreview)
