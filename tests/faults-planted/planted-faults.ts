import { appFaults } from './app.ts'
import { backendFaults } from './backend.ts'
import { machineFaults } from './machines.ts'
import type { Area, PlantedFault } from './planted-fault.ts'
import { screenFaults } from './screens.ts'
import { serviceFaults } from './services.ts'

/** Every planted fault, by area. */
export const plantedFaults: Readonly<Record<Area, readonly PlantedFault[]>> = {
  machines: machineFaults,
  app: appFaults,
  screens: screenFaults,
  services: serviceFaults,
  backend: backendFaults,
}
