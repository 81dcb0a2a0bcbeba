import { onboardingPreview } from '../../../lab/previews/onboarding-preview.tsx'
import { passwordLostPreview } from '../../../lab/previews/password-lost-preview.tsx'
import { walkPreview } from '../support/walk-preview.ts'

walkPreview(onboardingPreview)
walkPreview(passwordLostPreview)
