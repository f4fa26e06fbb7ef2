import { themesOf, toneOf } from '#functions/analysis/text/classify.ts';
import { TONES, type Theme, type Tone } from '#functions/analysis/text/types.ts';
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
  readonly toneAccuracy: number;
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
}

/** What reads a comment. */
interface Analyst {
  readonly themesOf: (text: string) => readonly Theme[];
  readonly toneOf: (text: string) => Tone;
}

/** How well the analyst agrees with the people who labelled the comments. */
export function score(comments: readonly LabelledComment[], analyst: Analyst = { themesOf, toneOf }): Scores {
  const read = comments.map((comment) => ({
    comment,
    tone: analyst.toneOf(comment.text),
    themes: analyst.themesOf(comment.text),
  }));
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
    toneMacroF1: TONES.reduce((sum, tone) => sum + toneF1[tone], 0) / TONES.length,
    toneF1,
    confusion: table((wanted) =>
      table((tone) => read.filter((one) => one.comment.tone === wanted && one.tone === tone).length),
    ),
    themeMicroF1: f1(agreed, found, labelled),
    themePrecision: agreed / found,
    themeRecall: agreed / labelled,
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
