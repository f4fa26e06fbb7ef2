import type { TrackRecord } from '#shared/models/finance/predictions.ts';
import { JUDGED_FROM } from '#shared/rules/predictions.ts';
import { dayText } from '#text/finance/months.ts';
import { recordText as text } from '#text/finance/record.ts';

/** How predictions have done, in a sentence or two that promise no more than the count bears. */
export function recordWords(record: TrackRecord): string {
  const { checked, held, next_on: next } = record;
  if (checked === 0) return next === null ? text.nothingYet : text.nothingBefore(dayText(next));
  return `${text.came(checked, held)}${judged(record)}`;
}

/** The same of what would have been said before. */
export function pastWords(record: TrackRecord): string {
  return `${text.wouldHaveCome(record.checked, record.held)}${judged(record)}`;
}

/** What the count says of the promise. */
function judged({ verdict, share, promised }: TrackRecord): string {
  const promise = outOf(promised);
  switch (verdict) {
    case 'less_often':
      return text.judged.less_often(promise);
    case 'as_promised':
      return text.judged.as_promised(promise, whole(share!.low), whole(share!.high));
    case 'too_few':
    case 'nothing_yet':
      return text.judged.too_few(JUDGED_FROM);
  }
}

/** “19 of 20” of 0.95. */
function outOf(promised: number): string {
  const all = Math.round(1 / (1 - promised));
  return text.outOf(all - 1, all);
}

const whole = (share: number): number => Math.round(share * 100);
