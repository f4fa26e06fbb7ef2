import { confidenceOf, type Confidence } from './confidence.ts';

/**
 * How something stands. `good`, `bad`: surely; `even`: neither for sure. `worry`, `joy`: told among what is bad, or
 * good. `calm`: nothing needs doing, or nothing is to be worried about.
 */
export type Level = 'good' | 'bad' | 'even' | 'worry' | 'joy' | 'calm';

/** Which way something went; `none`: not to be told from chance. `incomparable`: there is nothing to compare with. */
export type Way = 'up' | 'down' | 'none' | 'incomparable';

/** Whatever it is about: a claim about all there is. */
export const ANY = '*';

/** One thing that a page claims, whatever its words. */
export interface Claim {
  /** Where it is said. */
  readonly said: string;
  /** What it is about: `enps`, `question:q1`, `theme:pay`, `words`, `turnout`, `load`. */
  readonly metric: string;
  /** Whose figure it is: of the company, or of a team by its name. */
  readonly subject: string;
  /** When: `now`, `last` since the run before, `6 runs`. */
  readonly period: string;
  readonly level?: Level;
  readonly direction?: Way;
  /** The figure itself, as it is shown: one thing has one. */
  readonly figure?: string;
  /** Whether no run was before this one. */
  readonly isFirst?: boolean;
  /** How sure it is said to be, with what it rests on. */
  readonly certainty?: {
    readonly confidence: Confidence;
    readonly n: number;
    readonly low: number;
    readonly high: number;
    readonly scale: number;
  };
}

/** Two claims of one page that cannot both be true; one that is not as sure as it says stands twice. */
export type Contradiction = readonly [Claim, Claim];

const LEVELS: readonly (readonly [Level, Level])[] = [
  ['good', 'bad'],
  ['good', 'even'],
  ['good', 'worry'],
  ['bad', 'even'],
  ['bad', 'joy'],
  ['even', 'joy'],
  ['worry', 'joy'],
  ['calm', 'bad'],
  ['calm', 'worry'],
];
const WAYS: readonly (readonly [Way, Way])[] = [
  ['up', 'down'],
  ['up', 'none'],
  ['down', 'none'],
  ['incomparable', 'up'],
  ['incomparable', 'down'],
  ['incomparable', 'none'],
];

/** Which of these claims exclude each other: about the same, of the same, at the same time. */
export function findContradictions(claims: readonly Claim[]): Contradiction[] {
  const pairs = claims.flatMap((one, place) =>
    claims.slice(place + 1).flatMap((other): Contradiction[] => (excludes(one, other) ? [[one, other]] : [])),
  );
  return [...pairs, ...claims.filter(isOversure).map((one): Contradiction => [one, one])];
}

function excludes(one: Claim, other: Claim): boolean {
  // A first run has nothing before it, whatever that is said of.
  if (one.isFirst !== undefined && other.isFirst !== undefined && one.isFirst !== other.isFirst) return true;
  if ((one.isFirst && isCompared(other)) || (other.isFirst && isCompared(one))) return true;
  const isSame = (key: 'metric' | 'subject' | 'period') =>
    one[key] === other[key] || one[key] === ANY || other[key] === ANY;
  if (!isSame('metric') || !isSame('subject') || !isSame('period')) return false;
  if (one.figure !== undefined && other.figure !== undefined && one.figure !== other.figure) return true;
  return areAmong(LEVELS, one.level, other.level) || areAmong(WAYS, one.direction, other.direction);
}

function isCompared({ direction }: Claim): boolean {
  return direction !== undefined && direction !== 'incomparable';
}

function areAmong<T>(pairs: readonly (readonly [T, T])[], one: T | undefined, other: T | undefined): boolean {
  return pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
}

/** Whether it is said to be surer than its interval and the number of answers bear. */
function isOversure({ certainty }: Claim): boolean {
  if (!certainty) return false;
  const steps: readonly Confidence[] = ['low', 'middle', 'high'];
  return steps.indexOf(certainty.confidence) > steps.indexOf(confidenceOf(certainty, certainty.scale));
}
