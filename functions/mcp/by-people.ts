/** Longer texts are cut: an assistant needs a title, and nobody a page of hidden instructions. */
const TEXT_MAX = 300;
const [OPENS, CLOSES] = ['<text_by_people>', '</text_by_people>'];

/**
 * A text that somebody has typed, marked as data for an assistant: delimited, short, on one line, without a mark of its own
 * that would end it early and without characters that nobody sees.
 */
export function byPeople(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[<>]/g, (mark) => (mark === '<' ? '‹' : '›'))
    .trim();
  const signs = Array.from(plain);
  return `${OPENS}${signs.length > TEXT_MAX ? `${signs.slice(0, TEXT_MAX).join('')}…` : plain}${CLOSES}`;
}

/** The same of what may be missing. */
export function byPeopleOrNull(text: string | null): string | null {
  return text === null ? null : byPeople(text);
}
