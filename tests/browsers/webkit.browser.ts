import { webkit } from './drivers/webkit.ts'
import { faults } from './journeys/faults.ts'
import { landing } from './journeys/landing.ts'
import { member } from './journeys/member.ts'
import { journeysIn } from './support/journey.ts'

const journey = journeysIn(webkit)
for (const journeys of [landing, member, faults]) journeys(journey)
