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
 * but they are few. `mixed`: both is said, and neither is surely more. `none`: nobody judges it.
 */
export type ThemeVerdict = 'good' | 'bad' | 'praised' | 'criticised' | 'mixed' | 'none';

/** The one rule behind badge, sentence and place of a theme. */
export function verdictOf({ positive, negative, mixed }: Judging): ThemeVerdict {
  const judging = positive + negative + mixed;
  if (judging === 0) return 'none';
  if (isMost(positive, judging)) return 'good';
  if (isMost(negative, judging)) return 'bad';
  if (positive === judging) return 'praised';
  return negative === judging ? 'criticised' : 'mixed';
}

/** Whether more than half say so, and not by chance. */
export function isMost(part: number, of: number): boolean {
  return (shareOf(part, of)?.low ?? 0) > 0.5;
}
