export const forTheCompiler =
  'The compiler requires the check; no path reaches this state with another value:'
export const sameResult = 'Both versions give the same result:'
export const inPlace = 'The machine is already in the target state:'
export const tidiness =
  'The mutant only leaves a listener on a signal that fires once and is then discarded:'
export const neverRead = 'The value is replaced before it is read:'
export const onlyInBrowser =
  'In Node the library only persists in memory; the browser tests cover its persistence:'
export const neverAsked = 'No path produces the value for which the two versions differ:'
export const onlyABound = 'The limit bounds time and memory; its exact value does not matter:'
export const onlyOlderVersions =
  'Both versions give the same result with the newest version of XState; the tests on an older one kill the mutant:'
export const anotherRoute =
  'Every known route leads to the configuration; the mutant only takes another one or searches again:'
