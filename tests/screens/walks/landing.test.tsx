import { landingStage, lateSiteStage } from '../../../lab/stages/landing-stage.tsx'
import { walkOnStage } from '../support/walk-stage.ts'

walkOnStage(landingStage)
walkOnStage(lateSiteStage)
