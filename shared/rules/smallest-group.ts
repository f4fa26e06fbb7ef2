/**
 * Fewer answers than these are never shown by themselves, no figure stands for fewer people, and no anonymous run picks
 * fewer out: their answers have a face.
 */
export const SMALLEST_GROUP = 5;

/**
 * The smallest group of whose words and figures an analysis speaks: that of a survey where it is larger, as tones and
 * themes of fewer than five say nothing of them together.
 */
export function analysedGroup(smallestGroup: number): number {
  return Math.max(SMALLEST_GROUP, smallestGroup);
}

/** Such a number of people in words: «меньше пяти», «хотя бы пятеро». */
export function groupWords(people: number): { readonly of: string; readonly all: string } {
  return WORDS[people] ?? { of: String(people), all: String(people) };
}
const WORDS: Readonly<Record<number, { readonly of: string; readonly all: string }>> = {
  5: { of: 'пяти', all: 'пятеро' },
  6: { of: 'шести', all: 'шестеро' },
  7: { of: 'семи', all: 'семеро' },
  8: { of: 'восьми', all: 'восьмеро' },
  9: { of: 'девяти', all: 'девятеро' },
  10: { of: 'десяти', all: 'десятеро' },
};
