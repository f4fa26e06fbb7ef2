const WORDS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** So many people within a sentence: “fewer than five”. */
export function ofPeople(count: number): string {
  return WORDS[count - 2] ?? String(count);
}

/** The same of a smallest group, in words from five on. */
export function fewerThan(count: number): string {
  return count < 5 ? String(count) : ofPeople(count);
}

/** So many people who do something, in words from five on: “at least five”. */
export function people(count: number): string {
  return fewerThan(count);
}
