import type { WordCounts } from '#functions/analysis/text/lexicons.ts';
import { stemsOf } from '#functions/analysis/text/theme-evidence.ts';
import { wordsWithDenials } from '#functions/analysis/text/tone-evidence.ts';
import { tokenize } from '#functions/analysis/text/tokens.ts';
import { THEMES, TONES, type Theme, type Tone } from '#functions/analysis/text/types.ts';
import type { LabelledComment } from './labelled-comment.ts';

const WORD = /^(?:не-)?\p{L}{2,}$/u;

const LABELS: readonly (Theme | Tone)[] = [...THEMES, ...TONES];

const CODES: Readonly<Record<Theme | Tone, string>> = {
  pay: 'p',
  load: 'l',
  manager: 'm',
  team: 't',
  growth: 'g',
  processes: 'r',
  conditions: 'c',
  meaning: 's',
  recognition: 'k',
  communication: 'i',
  balance: 'b',
  positive: 'P',
  negative: 'N',
  mixed: 'M',
  neutral: 'O',
};

/** In how many comments of each label each word stands; a comment of two themes counts half for each. */
export function countWords(comments: readonly LabelledComment[]): WordCounts<Theme | Tone> {
  const counts = new Map<string, Map<Theme | Tone, number>>();
  const count = (words: readonly string[], label: Theme | Tone, part: number) => {
    for (const word of new Set(words)) {
      if (!WORD.test(word)) continue;
      const ofWord = counts.get(word) ?? new Map<Theme | Tone, number>();
      counts.set(word, ofWord.set(label, (ofWord.get(label) ?? 0) + part));
    }
  };
  for (const { text, themes, tone } of comments) {
    const tokens = tokenize(text);
    for (const theme of themes) count(stemsOf(tokens), theme, 1 / themes.length);
    count(wordsWithDenials(tokens), tone, 1);
  }
  const rows = [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, ofWord]) =>
      [word, ...[...ofWord].map(([label, times]) => `${CODES[label]}${short(times)}`)].join(' '),
    );
  const totals = LABELS.map((label) => [label, comments.filter((comment) => has(comment, label)).length]);
  return { codes: CODES, comments: Object.fromEntries(totals) as Record<Theme | Tone, number>, words: rows };
}

function has({ themes, tone }: LabelledComment, label: Theme | Tone): boolean {
  return label === tone || themes.some((theme) => theme === label);
}

function short(times: number): number {
  return Number(times.toFixed(1));
}
