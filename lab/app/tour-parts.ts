/** The parts of the lab that the tour explains, in its order. */
export const tourParts = ['list', 'chart', 'moves', 'screen', 'steps', 'report'] as const
