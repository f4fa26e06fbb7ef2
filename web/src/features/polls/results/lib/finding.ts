import type { FrameSummary, RunFigures } from '#shared/models/poll.ts';

/** What a run has found, in words. */
export interface Finding {
  /**
   * `none` nobody has answered; `few` below five answers, when there are no figures; `open` figures that will change;
   * `closed` figures that stand.
   */
  readonly kind: 'none' | 'few' | 'open' | 'closed';
  /** What was found: one sentence, without its last stop. */
  readonly sentence: string;
  /** The figure, how sure it is and how many answered: «eNPS +12, вероятно между −5 и +28: ответили 34 из 40»; null without figures. */
  readonly certainty: string | null;
  /** How it compares with the runs before, where it does not stand in the sentence. */
  readonly comparison: string | null;
}

/** What to say first about a run: `runs` are those of its poll as the trend gives them, [] while they are not here yet. */
export function findingOf(summary: FrameSummary, runs: readonly RunFigures[], now: Date): Finding {
  void [runs, now];
  return { kind: 'none', sentence: summary.poll.title, certainty: null, comparison: null };
}
