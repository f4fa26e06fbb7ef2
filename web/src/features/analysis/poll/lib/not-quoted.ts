import { pollAnalysisText } from '#text/analysis/poll.ts';

/** Between two sentences: “22 of 35 (63%). That is few”, not within an abbreviation or a number. */
const BREAK = /(?<=[^.\s][.!?][»”]?)\s+(?=[«“\p{Lu}])/u;

/** What a text says that none of the others has said, sentence by sentence. */
export function notQuoted(text: string, told: readonly string[]): string {
  const known = told.map(plain);
  return text
    .split(BREAK)
    .filter((sentence) => !known.some((other) => other.includes(plain(sentence))))
    .join(' ');
}

/** Without what a sentence alone or among others may have: its full stop, “so far”, the letter it begins with. */
function plain(text: string): string {
  const bare = text.toLowerCase().replace(/\.$/, '').trim();
  return bare.startsWith(pollAnalysisText.soFar) ? bare.slice(pollAnalysisText.soFar.length) : bare;
}
