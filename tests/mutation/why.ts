export const forTheCompiler =
  'The state is reached with that value only: the compiler asks for the question, no path answers it otherwise:'
export const sameResult = 'The other way leads to the same result:'
export const inPlace = 'The machine is there already whenever this is asked:'
export const tidiness = 'A listener is left behind on a signal that fires once and is thrown away:'
export const neverRead = 'It is replaced before anybody reads it:'
export const alwaysLoaded = 'What is loaded here lies beside the tests, which cannot take it away:'
export const onlyInBrowser =
  'In Node the library remembers in memory alone; that a browser remembers is what the journeys in Chromium see:'
export const neverAsked = 'No path brings the value at which the two ways differ:'
export const onlyABound = 'How much is kept is a bound on time and memory, and promised to nobody:'
