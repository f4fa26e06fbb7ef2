/** A piece of a text; `hit` where it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** A letter of Russian that many write without its dots, and how they write it then. */
const DOTTED = '\u0451';
const PLAIN = '\u0435';

/** What people mean by the same letters: any case, with or without dots, any space. Keeps the length, so places stay places. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  const sameLength = lower.length === text.length ? lower : Array.from(text, lowerUnit).join('');
  return sameLength.replaceAll(DOTTED, PLAIN).replace(/\s/g, ' ');
}

/** A search as it is compared; empty when there is nothing to search for. */
export function foldedQuery(query: string): string {
  return folded(query.normalize('NFC').trim());
}

/** How often a folded query stands in a text. */
export function countHits(text: string, query: string): number {
  return query === '' ? 0 : folded(text).split(query).length - 1;
}

/** The text cut at the hits of a folded query; joined again it is the same text. */
export function markHits(text: string, query: string): TextPart[] {
  if (query === '') return [{ text, hit: false }];
  const haystack = folded(text);
  const parts: TextPart[] = [];
  let end = 0;
  for (let at = haystack.indexOf(query); at !== -1; at = haystack.indexOf(query, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), hit: false });
    end = at + query.length;
    parts.push({ text: text.slice(at, end), hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}

/** A few letters (İ) grow when they become small; those stay as they are. */
function lowerUnit(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
