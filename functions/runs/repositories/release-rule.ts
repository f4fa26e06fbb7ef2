import type { RunVisibility } from '#shared/models/answers.ts';

/** When answers of a run are shown that is not `live`: what is seen then are released copies. */
export type DelayedVisibility = Exclude<RunVisibility, 'live'>;

/** How the answers of a run stand between what was said and what is shown. */
export interface WaitingAnswers {
  readonly visibility: DelayedVisibility;
  /** Fewer people than these are never to be told from others: five, or as many as a survey says. */
  readonly smallest: number;
  /** Whether the run is open; one that was opened again is. */
  readonly open: boolean;
  /** How many answers are shown. */
  readonly shown: number;
  /** Keys of the answers that are not shown yet. */
  readonly waiting: readonly string[];
  /** Keys of shown answers whose authors have said something else since, for the first time. */
  readonly changed: readonly string[];
}

/** Answers that come into sight together: as new ones, or in the place of what was shown of the same people. */
export interface Release {
  readonly kind: 'new' | 'changed';
  readonly keys: readonly string[];
}

/** Copies of one release are written in one transaction, of at most a hundred items and 4 MB. */
export const RELEASE_MAX = 45;

/**
 * What is to be released now, each entry a step of its own that a watcher may see. No step is smaller than the
 * smallest group, and each person is in one step of a kind at most: so whatever two moments are compared, nobody stands
 * out of fewer.
 *
 * While a run is open, a smallest group stays back whenever two or more are waiting, and once something is shown
 * nothing more comes before two are: so whoever watched all the time finds at least one of them anew at closing, too,
 * or none. Who stays is drawn; the keys of answers are chosen by their authors' browsers, the draw is not.
 */
export function planReleases(answers: WaitingAnswers, random: (below: number) => number): Release[] {
  const { open, smallest, waiting, changed } = answers;
  const shown = shuffled(waiting, random).slice(0, howMany(answers));
  const replaced = !open && changed.length >= smallest ? shuffled(changed, random) : [];
  return [
    ...inSteps(shown).map((keys) => ({ kind: 'new', keys }) as const),
    ...inSteps(replaced).map((keys) => ({ kind: 'changed', keys }) as const),
  ];
}

/** How many of the waiting answers are released. */
function howMany({ visibility, smallest, open, shown, waiting: { length } }: WaitingAnswers): number {
  if (visibility === 'never' || (open && visibility === 'closed')) return 0;
  if (open && length >= 2 * smallest) return length - smallest;
  if (open && shown > 0) return 0;
  return length >= smallest ? length : 0;
}

/** Parts of nearly the same size, so that the last one is not a small rest. */
function inSteps(keys: readonly string[]): string[][] {
  const count = Math.ceil(keys.length / RELEASE_MAX);
  const border = (step: number): number => Math.floor((step * keys.length) / count);
  return Array.from({ length: count }, (_, step) => keys.slice(border(step), border(step + 1)));
}

/** In an order that is drawn (Fisher–Yates). */
function shuffled(keys: readonly string[], random: (below: number) => number): string[] {
  const all = [...keys];
  for (let last = all.length - 1; last > 0; last--) {
    const drawn = random(last + 1);
    [all[last], all[drawn]] = [all[drawn]!, all[last]!];
  }
  return all;
}
