/** Fewer letters (“OK”, “HR”) are of no language. */
const FEWEST_LETTERS = 4;
/** A Russian text may be full of terms and names in Latin letters: it is one while a fifth of its letters is Cyrillic. */
const LEAST_CYRILLIC = 0.2;

/**
 * Whether a text can be read here. What is written in other letters than Cyrillic is not: no word of it is known, and
 * whatever was told of its themes and tone would be chance. Of languages in Cyrillic letters nothing is told apart.
 */
export function isReadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return letters < FEWEST_LETTERS || cyrillic >= LEAST_CYRILLIC * letters;
}
