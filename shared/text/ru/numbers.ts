const OF: readonly string[] = ['двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];

/** So many people in the genitive: «меньше пяти». */
export function ofPeople(count: number): string {
  return OF[count - 2] ?? String(count);
}

/** The same of a smallest group, in words from five on. */
export function fewerThan(count: number): string {
  return count < 5 ? String(count) : ofPeople(count);
}

const ALL: readonly string[] = ['пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро', 'десятеро'];

/** So many people who do something, in words from five on: «хотя бы пятеро». */
export function people(count: number): string {
  return ALL[count - 5] ?? String(count);
}
