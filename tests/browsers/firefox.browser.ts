import { firefox } from './drivers/firefox.ts'
import { faults } from './journeys/faults.ts'
import { landing } from './journeys/landing.ts'
import { member } from './journeys/member.ts'
import { journeysIn } from './support/journey.ts'

const journey = journeysIn(firefox)
for (const journeys of [landing, member, faults]) journeys(journey)
