/** “Maria Lebedeva” as “M. Lebedeva”; an address, a single name and anything longer stay as they are. */
export function shortName(name: string): string {
  const [first, last, ...more] = name.trim().split(/\s+/);
  if (first === undefined || last === undefined || more.length > 0) return name;
  return `${[...first][0]}.\u00a0${last}`;
}
