import { benjaminiHochberg } from '#shared/rules/statistics/benjamini-hochberg.ts';
import { DifferenceTest } from '#shared/rules/statistics/difference-test.ts';
import { overviewSignals } from '#text/overview/signals.ts';
import { ALERT } from './alerts.ts';
import type { AnswersSource } from './worse-answers.ts';
import { decisionOn } from './decision-words.ts';
import { strengthOf, sureOf, toneOf, type Signal } from './signal.ts';

/** How many of a team were asked, and have answered. */
export interface TeamTurnout {
  readonly team: string;
  readonly asked: number;
  readonly answered: number;
}

/**
 * Teams that answer less than they did before, by more than chance among all teams: Fisher's exact test of both times,
 * corrected after Benjamini and Hochberg and held against the share of alerts (`ALERT`).
 */
export function fewerAnswers(
  before: readonly TeamTurnout[],
  now: readonly TeamTurnout[],
  { source, id, title, to }: AnswersSource,
): Signal[] {
  const earlier = new Map(before.map((turnout) => [turnout.team, turnout]));
  const compared = now.flatMap((turnout) => {
    const was = earlier.get(turnout.team);
    const p = was ? chanceOf(was, turnout) : null;
    return was && p !== null ? [{ ...turnout, was, p }] : [];
  });
  const adjusted = benjaminiHochberg(compared.map(({ p }) => p));
  return compared.flatMap(({ team, asked, answered, was }, index): Signal[] => {
    const p = adjusted[index]!;
    if (p > ALERT || answered / asked >= was.answered / was.asked) return [];
    const { fewer, openResults } = overviewSignals;
    return [
      {
        team,
        source,
        subject_id: id,
        tone: toneOf(p),
        sure: sureOf(p),
        label: fewer.label,
        claim: fewer.claim,
        comparisons: [
          {
            kind: 'shares',
            what: 'answered',
            now: { count: answered, of: asked },
            before: { count: was.answered, of: was.asked },
          },
        ],
        ...decisionOn('fewer'),
        metric: null,
        why: fewer.why({ answered, asked, answeredBefore: was.answered, askedBefore: was.asked }),
        evidence: [{ text: fewer.evidence(title), to }],
        action: { text: openResults, to },
        strength: strengthOf(p),
      },
    ];
  });
}

function chanceOf(was: TeamTurnout, is: TeamTurnout): number | null {
  const counts = ({ asked, answered }: TeamTurnout) => [asked - answered, answered];
  const [before, now] = [counts(was), counts(is)];
  return new DifferenceTest(
    [0, 1],
    before.map((count, place) => count + now[place]!),
  ).p(now);
}
