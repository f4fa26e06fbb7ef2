import { confidenceOf } from '#shared/rules/confidence.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { share } from '#shared/rules/figures.ts';
import { formatNumber } from '#shared/rules/plural.ts';
import type { PollRun } from '../data.ts';
import { shortened, WEIGHTS, type Finding } from './finding.ts';

/** What is chosen most often, question by question, where enough people have chosen and one option is ahead. */
export function choiceFindings({ questions, counts }: PollRun, smallestGroup: number): Finding[] {
  return questions.flatMap(({ id, text, chosen }, place): Finding[] => {
    const answered = counts.questions[place]?.answered ?? 0;
    if (!chosen || answered < smallestGroup) return [];
    const [first, second] = chosen.toSorted((a, b) => b.count - a.count);
    if (!first || first.count === (second?.count ?? 0)) return [];
    const of = `${formatNumber(first.count)} из ${formatNumber(answered)} (${share(first.count, answered)})`;
    return [
      {
        finding: {
          id: `choice:${id}`,
          text: `«${shortened(text)}»: чаще всего выбирают «${shortened(first.option)}», ${of}`,
          confidence: confidenceOf(shareOf(first.count, answered)!, 1),
          evidence: [],
          metric: null,
        },
        side: 'insight',
        subject: { kind: 'other' },
        severity: 'low',
        weight: WEIGHTS.insight,
      },
    ];
  });
}
