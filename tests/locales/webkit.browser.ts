import { webkit } from '../browsers/drivers/webkit.ts'
import { journeysIn } from '../browsers/support/journey.ts'
import { screens } from './screens.ts'

screens(journeysIn(webkit))
