import { withoutYo } from '../text/input/letters.ts';

/** Finds texts that hold every word of a search, in any order and place; case and the letter “yo” make no difference. */
export function searchFor(search: string): (...texts: readonly string[]) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

function fold(text: string): string {
  return withoutYo(text.toLocaleLowerCase('ru'));
}
