import { chromium } from '../browsers/drivers/chromium.ts'
import { journeysIn } from '../browsers/support/journey.ts'
import { screens } from './screens.ts'

screens(journeysIn(chromium))
