import { writeFileSync } from 'node:fs';
import { tokenize } from '#functions/analysis/text/tokens.ts';
import { THEMES } from '#functions/analysis/text/types.ts';
import { tuning } from './read-while-tuning.ts';

/*
 * npm run bench:text:words
 *
 * Writes how often a word goes with a theme in the comments we tune by into the lexicons.
 */

const LEAST_COMMENTS = 2;
const LINE = 150;

const labelled = tuning.map(({ text, themes }) => ({
  stems: new Set(tokenize(text).map(({ stem }) => stem)),
  themes,
}));
const seen = new Map<string, number>();
for (const { stems } of labelled) for (const stem of stems) seen.set(stem, (seen.get(stem) ?? 0) + 1);

const parts = THEMES.map((theme) => {
  const ofTheme = labelled.filter(({ themes }) => themes.includes(theme));
  const counts = new Map<string, number>();
  for (const { stems, themes } of ofTheme) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1 / themes.length);
  }
  const words = [...counts]
    .filter(([stem]) => /^\p{L}{2,}$/u.test(stem) && seen.get(stem)! >= LEAST_COMMENTS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, count]) => `${stem} ${Number(count.toFixed(1))}`);
  return `  ${theme}: {\n    comments: ${ofTheme.length},\n    words: \`\n${lines(words).join('\n')}\n    \`,\n  },`;
});
writeFileSync(
  new URL('../../../functions/analysis/text/lexicons/word-counts.ts', import.meta.url),
  [
    `import type { Theme } from '../types.ts';\n`,
    '/**',
    ' * Of each theme the number of labelled comments, and in how many of them the stem of a word stands; a comment of two',
    ' * themes counts half for each. Written by scripts/bench/text/count-words.ts.',
    ' */',
    'export const wordCounts: Readonly<Record<Theme, { readonly comments: number; readonly words: string }>> = {',
    ...parts,
    '};\n',
  ].join('\n'),
);

function lines(words: readonly string[]): string[] {
  const result: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.length + word.length > LINE) {
      result.push(`      ${line},`);
      line = word;
    } else line = line ? `${line}, ${word}` : word;
  }
  return line ? [...result, `      ${line}`] : result;
}
