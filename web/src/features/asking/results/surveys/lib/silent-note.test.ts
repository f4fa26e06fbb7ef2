import { describe, expect, it } from 'vitest';
import { surveyFinding } from './finding.ts';
import { makeEnps, makeFigures, makeQuestion, makeResults } from '../test-support/make-results.ts';
import { askedIn, silentEnps, silentMean } from './silent-note.ts';

const enps = makeQuestion(0, { scale: '0-10', theme: 'enps' });
const goals = makeQuestion(1);
const asked = makeQuestion(2, { show_if: { question_id: goals.id, from: 1, to: 2 } });
const SCORES = [0, 0, 1, 2, 2, 1, 1, 6, 5, 6, 4];
const COUNTS = [2, 4, 6, 9, 7];

/** Of so many people asked 28 answered, so many of them by the link. */
const results = (invited: number, byLink = 0) =>
  makeResults({
    questions: [enps, goals, asked],
    figures: [makeFigures(enps, SCORES), makeFigures(goals, COUNTS), makeFigures(asked, COUNTS)],
    values: {
      enps: makeEnps(SCORES),
      shown: 28,
      stats: {
        total_invited: invited,
        total_responded: 28,
        responded_by_link: byLink,
        response_rate: byLink > 0 ? null : (100 * 28) / invited,
        average_time_spent: null,
        completed_users: null,
        not_completed_users: null,
        people_cursor: null,
      },
    },
  });

describe('those who kept silent in a survey', () => {
  it('stand beside its eNPS and its means where fewer than four of five have answered', () => {
    const few = results(40);
    expect(silentEnps(few)).toMatch(
      /^Здесь нет оценок 12 из 40: если критики .* eNPS всех — вероятно от −\d+ до \+\d+\.$/,
    );
    expect(surveyFinding(few).lines).toContain(silentEnps(few));
    expect(silentMean(goals, COUNTS, few)).toMatch(
      /^Здесь нет оценок 12 из 40: .*среднее всех — вероятно от 3,0 до 4,0\.$/,
    );
  });

  it('are told nothing of where enough have answered, nobody knows of how many, or the question depends on another', () => {
    for (const one of [results(34), results(40, 3)]) {
      expect([silentEnps(one), silentMean(goals, COUNTS, one)]).toEqual([null, null]);
    }
    expect(silentMean(asked, COUNTS, results(40))).toBeNull();
    expect([askedIn(results(40), goals), askedIn(results(40), asked), askedIn(results(40, 3), goals)]).toEqual([
      40,
      null,
      null,
    ]);
  });
});
