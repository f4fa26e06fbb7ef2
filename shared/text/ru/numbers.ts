const OF: readonly string[] = ['двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];

/** So many people in the genitive: «меньше пяти». */
export function ofPeople(count: number): string {
  return OF[count - 2] ?? String(count);
}
