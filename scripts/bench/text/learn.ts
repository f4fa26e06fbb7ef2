import { writeFileSync } from 'node:fs';
import { Associations } from '#functions/analysis/text/associations.ts';
import { classify, evidenceOf } from '#functions/analysis/text/classify.ts';
import { associateThemes, gatherThemeEvidence, THEME_SIGNS } from '#functions/analysis/text/theme-evidence.ts';
import type { learnedThemes } from '#functions/analysis/text/themes.ts';
import { gatherEvidence, TONE_SIGNS } from '#functions/analysis/text/tone-evidence.ts';
import type { learnedTones } from '#functions/analysis/text/tone.ts';
import { tokenize } from '#functions/analysis/text/tokens.ts';
import { THEMES, TONES } from '#functions/analysis/text/types.ts';
import { printReliability, type Claim } from './calibration.ts';
import { countWords } from './count-words.ts';
import type { LabelledComment } from './labelled-comment.ts';
import { fitLogisticRegression, type Example } from './logistic-regression.ts';
import { score } from './scores.ts';
import { voiceNames, voices } from './voices.ts';

/*
 * npm run bench:text:learn [-- --dry]
 *
 * Prints how well each voice is read by what is learned from the others, then learns from all and writes it down:
 * word counts, and the weights of the signs of themes and tones. Judge a change by the former.
 */

const LINE = 150;

type Voice = readonly LabelledComment[];

interface Learned {
  readonly themes: typeof learnedThemes;
  readonly tones: typeof learnedTones;
}

const unheard = voices.map((voice, at) => {
  const learned = learn(voices.filter((other) => other !== voice));
  const read = score(voice, (text) => classify(text, learned));
  console.log(
    `${voiceNames[at]} unheard: tone macro-F1 ${read.toneMacroF1.toFixed(3)}, ` +
      `themes micro-F1 ${read.themeMicroF1.toFixed(3)} (precision ${read.themePrecision.toFixed(2)}, recall ${read.themeRecall.toFixed(2)})`,
  );
  return read;
});
const mean = (of: (read: (typeof unheard)[number]) => number) =>
  (unheard.reduce((sum, read) => sum + of(read), 0) / unheard.length).toFixed(3);
console.log(`mean: tone ${mean((read) => read.toneMacroF1)}, themes ${mean((read) => read.themeMicroF1)}`);
console.log(`tone told of ${mean((read) => read.sureTones)}, of those right ${mean((read) => read.sureToneAccuracy)}`);
const claims = (of: (read: (typeof unheard)[number]) => readonly Claim[]) => unheard.flatMap(of);
console.log(
  printReliability(
    'tones',
    claims((read) => read.toneClaims),
  ),
);
console.log(
  printReliability(
    'themes',
    claims((read) => read.themeClaims),
  ),
);
if (process.argv.includes('--mistakes')) {
  for (const { comment, tone, themes } of unheard.flatMap(({ mistakes }) => mistakes)) {
    console.log(
      `\n${comment.text}\n  wanted ${comment.tone} [${comment.themes.join()}], read ${tone} [${themes.join()}]`,
    );
  }
}
if (!process.argv.includes('--dry')) write(learn(voices));

/**
 * The weights are fitted to each voice by the words of the others: how much words say of people who were not counted is
 * what the weights are to know.
 */
function learn(from: readonly Voice[]): Learned {
  const themeExamples: Example[] = [];
  const toneExamples: Example[] = [];
  for (const voice of from) {
    const counts = countWords(from.filter((other) => other !== voice).flat());
    const [themes, tones] = [associateThemes(() => counts), new Associations(TONES, () => ({ counts }))];
    for (const { text, themes: named, tone } of voice) {
      const tokens = tokenize(evidenceOf(text));
      if (tokens.length === 0) continue;
      for (const [at, evidence] of gatherThemeEvidence(tokens, themes).entries()) {
        const kind = Number(named.includes(THEMES[at]!));
        themeExamples.push({ signs: THEME_SIGNS.map((sign) => evidence[sign]), kind });
      }
      const evidence = gatherEvidence(tokens, tones);
      toneExamples.push({ signs: TONE_SIGNS.map((sign) => evidence[sign]), kind: TONES.indexOf(tone) });
    }
  }
  const counts = countWords(from.flat());
  const [against, speaksFor] = fitLogisticRegression(themeExamples, [1, 1]);
  // A rare tone counts for more than its number, a frequent one for less.
  const powers = TONES.map((_, kind) => 1 / Math.sqrt(toneExamples.filter((example) => example.kind === kind).length));
  const tones = fitLogisticRegression(toneExamples, powers);
  return {
    themes: {
      associations: associateThemes(() => counts),
      model: model(THEME_SIGNS, (at) => round(speaksFor![at]! - against![at]!)),
    },
    tones: {
      associations: new Associations(TONES, () => ({ counts })),
      model: model(TONE_SIGNS, (at) => tones.map((ofTone) => round(ofTone[at]!))),
    },
  };
}

function model<Sign extends string, Weight>(
  signs: readonly Sign[],
  weightAt: (at: number) => Weight,
): Record<'bias' | Sign, Weight> {
  const entries = ['bias', ...signs].map((sign, at) => [sign, weightAt(at)]);
  return Object.fromEntries(entries) as Record<'bias' | Sign, Weight>;
}

function round(weight: number): number {
  return Number(weight.toFixed(2));
}

function write({ themes, tones }: Learned): void {
  const { codes, comments, words } = countWords(voices.flat());
  const counts = { codes, comments, words: linesOf(words) };
  writeSource('lexicons/word-counts.json', [JSON.stringify(counts, null, 2)]);
  writeSource('theme-model.ts', [
    `import type { ThemeEvidence } from './theme-evidence.ts';`,
    '',
    '/**',
    ' * How much each sign speaks for a theme, the same for all themes: a logistic regression over labelled comments.',
    ' * Written by scripts/bench/text/learn.ts.',
    ' */',
    `export const themeModel: Readonly<Record<'bias' | keyof ThemeEvidence, number>> = {`,
    ...Object.entries(themes.model).map(([sign, weight]) => `  ${sign}: ${weight},`),
    '};',
  ]);
  writeSource('tone-model.ts', [
    `import type { ToneEvidence } from './tone-evidence.ts';`,
    '',
    '/**',
    ' * How much each sign speaks for a tone, in the order of `TONES`: a logistic regression over labelled comments.',
    ' * Written by scripts/bench/text/learn.ts.',
    ' */',
    `export const toneModel: Readonly<Record<'bias' | keyof ToneEvidence, readonly number[]>> = {`,
    ...Object.entries(tones.model).map(([sign, weights]) => `  ${sign}: [${weights.join(', ')}],`),
    '};',
  ]);
}

function writeSource(path: string, lines: readonly string[]): void {
  const file = new URL(`../../../functions/analysis/text/${path}`, import.meta.url);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** The rows, as many in a line as there is room for. */
function linesOf(rows: readonly string[]): string[] {
  const lines: string[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + row.length < LINE) lines[lines.length - 1] = `${last}, ${row}`;
    else lines.push(row);
  }
  return lines;
}
