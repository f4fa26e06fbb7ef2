import { confidenceOf } from '#shared/rules/confidence.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import type { PollRun } from '../data.ts';
import { say } from '../say.ts';
import { shortened, WEIGHTS, type Finding } from './finding.ts';

/** What is chosen most often, question by question, where enough people have chosen and one option is ahead. */
export function choiceFindings({ questions, counts }: PollRun, smallestGroup: number): Finding[] {
  return questions.flatMap(({ id, text, chosen }, place): Finding[] => {
    const answered = counts.questions[place]?.answered ?? 0;
    if (!chosen || answered < smallestGroup) return [];
    const [first, second] = chosen.toSorted((a, b) => b.count - a.count);
    if (!first || first.count === (second?.count ?? 0)) return [];
    return [
      {
        finding: {
          id: `choice:${id}`,
          text: say('mostChosen', {
            question: shortened(text),
            option: first.option,
            count: first.count,
            of: answered,
          }),
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
