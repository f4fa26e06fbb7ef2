/** What people write about when they write about their work. */
export const THEMES = [
  'pay',
  'load',
  'manager',
  'team',
  'growth',
  'processes',
  'conditions',
  'meaning',
  'recognition',
  'communication',
  'balance',
] as const;

export type Theme = (typeof THEMES)[number];

/** What an author feels about what they write of. */
export const TONES = ['positive', 'negative', 'mixed', 'neutral'] as const;

export type Tone = (typeof TONES)[number];

/** A tone as it is told: none where it is not clear enough. */
export type SureTone = Tone | 'unclear';

/** One written answer; the id is the caller's own and comes back untouched. */
export interface Comment {
  readonly id: string;
  readonly text: string;
}

export interface AnalysedComment {
  readonly id: string;
  /** None to three, the most certain first. */
  readonly themes: readonly Theme[];
  readonly tone: SureTone;
  /** The first comment, in the order of ids, that says nearly the same in nearly the same words. */
  readonly nearDuplicateOf: string | null;
}

export interface Phrase {
  readonly commentId: string;
  readonly text: string;
}

export interface ThemeSummary {
  readonly theme: Theme;
  /** Ids of the comments that speak of it. */
  readonly comments: readonly string[];
  readonly tones: Readonly<Record<SureTone, number>>;
  /** Short pieces of different comments that stand for the theme, the most typical first. */
  readonly phrases: readonly Phrase[];
}

export interface CommentAnalysis {
  /** In the order in which they were given. */
  readonly comments: readonly AnalysedComment[];
  /** Only themes somebody speaks of, the most frequent first. */
  readonly themes: readonly ThemeSummary[];
  /** Ids of comments that say something and are unlike all others. */
  readonly outliers: readonly string[];
}
