import { classify, type Reading } from '#functions/analysis/text/classify.ts';
import { sureThemes } from '#functions/analysis/text/themes.ts';
import { sureTone } from '#functions/analysis/text/tone.ts';
import { TONES, type Theme, type Tone } from '#functions/analysis/text/types.ts';
import type { Claim } from './calibration.ts';
import type { LabelledComment } from './labelled-comment.ts';

/** A comment that was read otherwise than a person read it. */
export interface Mistake {
  readonly comment: LabelledComment;
  readonly tone: Tone;
  readonly themes: readonly Theme[];
}

export interface Scores {
  readonly comments: number;
  /** The share that a person called hard. */
  readonly hard: number;
  /** Of the likeliest tone, told or not. */
  readonly toneAccuracy: number;
  /** Of how many comments the tone is told, and how many of those are right. */
  readonly sureTones: number;
  readonly sureToneAccuracy: number;
  /** The mean of the F1 of the four tones: a rare one counts as much as a frequent one. */
  readonly toneMacroF1: number;
  /** How often a tone (the first) was read as another (the second). */
  readonly confusion: Readonly<Record<Tone, Readonly<Record<Tone, number>>>>;
  readonly toneF1: Readonly<Record<Tone, number>>;
  /** Over all themes of all comments together. */
  readonly themeMicroF1: number;
  readonly themePrecision: number;
  readonly themeRecall: number;
  readonly mistakes: readonly Mistake[];
  /** The certainty of each likeliest tone, and of each theme of each comment. */
  readonly toneClaims: readonly Claim[];
  readonly themeClaims: readonly Claim[];
}

/** How well the analyst agrees with the people who labelled the comments. */
export function score(
  comments: readonly LabelledComment[],
  analyst: (text: string) => Reading = (text) => classify(text),
): Scores {
  const read = comments.map((comment) => {
    const { tone, themes } = analyst(comment.text);
    const right = comment.tone === tone.tone;
    return {
      comment,
      tone: tone.tone,
      isTold: sureTone(tone) !== 'unclear',
      themes: sureThemes(themes),
      toneClaim: { certainty: tone.certainty, right },
      themeClaims: themes.map(({ theme, certainty }) => ({ certainty, right: comment.themes.includes(theme) })),
    };
  });
  const told = read.filter(({ isTold }) => isTold);
  const toneF1 = table((tone) =>
    f1(
      read.filter((one) => one.tone === tone && one.comment.tone === tone).length,
      read.filter((one) => one.tone === tone).length,
      comments.filter((comment) => comment.tone === tone).length,
    ),
  );
  const agreed = count(read, ({ comment, themes }) => themes.filter((theme) => comment.themes.includes(theme)));
  const found = count(read, ({ themes }) => themes);
  const labelled = count(read, ({ comment }) => comment.themes);
  return {
    comments: comments.length,
    hard: comments.filter(({ hard }) => hard).length / comments.length,
    toneAccuracy: read.filter(({ comment, tone }) => comment.tone === tone).length / comments.length,
    sureTones: told.length / comments.length,
    sureToneAccuracy: told.filter(({ toneClaim }) => toneClaim.right).length / told.length,
    toneMacroF1: TONES.reduce((sum, tone) => sum + toneF1[tone], 0) / TONES.length,
    toneF1,
    confusion: table((wanted) =>
      table((tone) => read.filter((one) => one.comment.tone === wanted && one.tone === tone).length),
    ),
    themeMicroF1: f1(agreed, found, labelled),
    themePrecision: agreed / found,
    themeRecall: agreed / labelled,
    toneClaims: read.map(({ toneClaim }) => toneClaim),
    themeClaims: read.flatMap(({ themeClaims }) => themeClaims),
    mistakes: read.filter(
      ({ comment, tone, themes }) =>
        tone !== comment.tone || themes.toSorted().join() !== comment.themes.toSorted().join(),
    ),
  };
}

function table<Value>(of: (tone: Tone) => Value): Record<Tone, Value> {
  return { positive: of('positive'), negative: of('negative'), mixed: of('mixed'), neutral: of('neutral') };
}

function count<Item>(items: readonly Item[], of: (item: Item) => readonly unknown[]): number {
  return items.reduce((sum, item) => sum + of(item).length, 0);
}

/** The harmonic mean of precision and recall. */
function f1(agreed: number, found: number, labelled: number): number {
  return found + labelled === 0 ? 1 : (2 * agreed) / (found + labelled);
}
