/**
 * Value that a table has under a name; undefined where it has none. A name from outside may be `constructor` or
 * `__proto__`, and `table[name]` would then give what every object inherits.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
