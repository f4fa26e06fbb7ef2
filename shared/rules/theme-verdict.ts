import { SMALLEST_GROUP } from './smallest-group.ts';
import { shareOf } from './statistics/share.ts';

/** People by what they say of a theme; whoever does not judge it, or whose tone is unclear, is none of them. */
interface Judging {
  readonly positive: number;
  readonly negative: number;
  readonly mixed: number;
}

/**
 * What people say of a theme, as far as their number bears it. `good`, `bad`: more than half of those who judge it
 * praise it, or complain, beyond the 95 % interval of that share (`shareOf`). `praised`, `criticised`: all of them do,
 * but they are few. `unhappy`: at least five are unhappy with it, and more only complain than only praise, which may be
 * chance. `mixed`: both is said, and neither is more. `none`: nobody judges it.
 */
export const THEME_VERDICTS = ['good', 'bad', 'praised', 'criticised', 'unhappy', 'mixed', 'none'] as const;
export type ThemeVerdict = (typeof THEME_VERDICTS)[number];

/** The one rule behind badge, sentence, quotes and place of a theme, and behind the tone of all words together. */
export function verdictOf(tones: Judging): ThemeVerdict {
  const { positive, negative, mixed } = tones;
  const judging = positive + negative + mixed;
  if (judging === 0) return 'none';
  if (isMost(positive, judging)) return 'good';
  if (isMost(negative, judging)) return 'bad';
  if (positive === judging) return 'praised';
  if (negative === judging) return 'criticised';
  return unhappyOf(tones) >= SMALLEST_GROUP && negative > positive ? 'unhappy' : 'mixed';
}

/** Those who are not only content. */
export function unhappyOf({ negative, mixed }: Judging): number {
  return negative + mixed;
}

/** Where a theme stands by that rule: what fewer than five people praise, or are unhappy with, is neither. */
export function sideOf(tones: Judging): 'concern' | 'highlight' | 'insight' {
  const verdict = verdictOf(tones);
  const complains = verdict === 'bad' || verdict === 'criticised' || verdict === 'unhappy';
  if (complains) return unhappyOf(tones) >= SMALLEST_GROUP ? 'concern' : 'insight';
  const praises = verdict === 'good' || verdict === 'praised';
  return praises && tones.positive >= SMALLEST_GROUP ? 'highlight' : 'insight';
}

/** Whether more than half say so, and not by chance. */
function isMost(part: number, of: number): boolean {
  return (shareOf(part, of)?.low ?? 0) > 0.5;
}
