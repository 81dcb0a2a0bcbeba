/** The size of a heading with a name: a long one steps down, so that it takes about three lines of a phone. */
export const sizeOfName = <Usual extends string>(name: string, usual: Usual) => {
  const { length } = [...name]
  if (length > 60) return 'longest'
  return length > 30 ? 'long' : usual
}
