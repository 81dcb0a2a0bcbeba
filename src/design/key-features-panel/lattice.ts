/** The lattice of the wide panel in its own units: three columns, each one rung higher than the previous one. */
export const lattice = { column: 394, rung: 64, inset: 26 } as const
