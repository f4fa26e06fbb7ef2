/** Between two sentences: «22 из 35 (63 %). Этого мало», not within «т. е.» or a number. */
const BREAK = /(?<=[^.\s][.!?]»?)\s+(?=[«A-ZА-ЯЁ])/u;

/** What a text says that none of the others has said, sentence by sentence. */
export function notQuoted(text: string, told: readonly string[]): string {
  const known = told.map(plain);
  return text
    .split(BREAK)
    .filter((sentence) => !known.some((other) => other.includes(plain(sentence))))
    .join(' ');
}

/** Without what a sentence alone or among others may have: its full stop, «пока», the letter it begins with. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^пока /, '')
    .replace(/\.$/, '')
    .trim();
}
