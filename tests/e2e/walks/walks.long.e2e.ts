import { setups } from '../setups/setups.ts'
import { walkOnSite } from './support/walk-on-site.ts'

for (const setup of setups) walkOnSite(setup)
