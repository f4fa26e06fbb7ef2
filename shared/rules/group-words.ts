import { groupWords as text } from '#text/rules/group-words.ts';

/** A smallest group of so many people in words: “fewer than five”, “at least five”. */
export function groupWords(people: number): { readonly of: string; readonly all: string } {
  return { of: text.of(people), all: text.all(people) };
}
