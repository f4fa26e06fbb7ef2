import type { EnpsPulse } from '#shared/models/overview.ts';
import { noticeableWords } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { overviewText } from '#text/overview.ts';

const text = overviewText.mood;

/** What the first screen says first: whether the mood has changed, and whether that may be chance. */
export interface Mood {
  readonly sentence: string;
  /** How it compares with the run before; null where there is nothing to say. */
  readonly line: string | null;
}

/**
 * What has changed in eNPS, by the rule of its results: over all closed runs, else since the one before. Where a survey
 * of the same fortnight contradicts it, both and no direction: whichever is told alone would be half of the truth.
 */
export function moodOf(enps: EnpsPulse): Mood {
  const score = signed(enps.latest.enps.score);
  const { change, trend, survey } = enps;
  if (survey?.differs) {
    return { sentence: text.apart(score, signed(survey.enps.score)), line: text.apartLine(survey.title) };
  }
  if (enps.is_open) return { sentence: text.open(score), line: text.openLine };
  if (trend) return { sentence: text.over(trend.runs, trend.slope, score), line: overLine(enps, trend) };
  if (!change && enps.is_first) return { sentence: text.first(score), line: text.firstLine };
  if (!change) return { sentence: text.alone(score), line: text.aloneLine };
  const before = signed(scoreBefore(enps.latest.enps.score, change.value));
  if (change.random || before === score)
    return { sentence: text.unsure(score), line: text.random(before, noticeableWords(change.noticeable, true)) };
  return { sentence: (change.value > 0 ? text.up : text.down)(score), line: text.sure(before) };
}

/** From where it has come, where that is seen in the figures as they are shown. */
function overLine({ latest: { enps } }: EnpsPulse, { slope, first }: NonNullable<EnpsPulse['trend']>): string {
  const along = (enps.score - first) * slope > 0 && signed(first) !== signed(enps.score);
  return along ? text.overFrom(signed(first)) : text.overAll;
}

function scoreBefore(score: number, change: number): number {
  return score - change;
}
