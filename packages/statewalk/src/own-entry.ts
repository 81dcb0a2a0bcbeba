/** The entry of a record under this name, unlike `record[name]` never a property that every object inherits. */
export const ownEntry = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)
