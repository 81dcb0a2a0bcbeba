import { firefox } from '../browsers/drivers/firefox.ts'
import { journeysIn } from '../browsers/support/journey.ts'
import { screens } from './screens.ts'

screens(journeysIn(firefox))
