import { appFaults } from './app.ts'
import { backendFaults } from './backend.ts'
import { accountFaults } from './backend-accounts.ts'
import { blindMachineFaults } from './blind-machines.ts'
import { blindFaults } from './blind-others.ts'
import { borderFaults } from './borders.ts'
import { choiceFaults } from './choices.ts'
import { formFaults } from './machines-forms.ts'
import { pageFaults } from './machines-pages.ts'
import { sessionFaults } from './machines-session.ts'
import { visitorFaults } from './machines-visitors.ts'
import type { Area, PlantedFault } from './planted-fault.ts'
import { screenFaults } from './screens.ts'
import { serviceFaults } from './services.ts'
import { pictureFaults } from './services-pictures.ts'
import { systemFaults } from './system.ts'
import { systemEndFaults } from './system-ends.ts'
import { systemSessionFaults } from './system-session.ts'

/** Every planted fault, by area. */
export const plantedFaults: Readonly<Record<Area, readonly PlantedFault[]>> = {
  machines: [
    ...sessionFaults,
    ...formFaults,
    ...pageFaults,
    ...visitorFaults,
    ...choiceFaults.machines,
    ...blindMachineFaults,
    ...borderFaults.machines,
  ],
  app: [...appFaults, ...choiceFaults.app, ...blindFaults.app, ...borderFaults.app],
  screens: [...screenFaults, ...choiceFaults.screens],
  services: [
    ...serviceFaults,
    ...pictureFaults,
    ...choiceFaults.services,
    ...blindFaults.services,
    ...borderFaults.services,
  ],
  backend: [
    ...backendFaults,
    ...accountFaults,
    ...choiceFaults.backend,
    ...blindFaults.backend,
    ...borderFaults.backend,
  ],
  system: [...systemFaults, ...systemSessionFaults, ...systemEndFaults],
}
