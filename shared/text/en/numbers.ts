const WORDS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** So many people within a sentence: “fewer than five”. */
export function ofPeople(count: number): string {
  return WORDS[count - 2] ?? String(count);
}
