import { describe, expect, it } from 'vitest';
import { Mail } from '#shared/models/mail.ts';
import { toSubject } from '#functions/analysis/repositories/analysis-place.ts';
import { toCounts } from './counters.ts';
import { toRun } from './runs.ts';

const ID = '0f3c2b1a-4d5e-4f60-8a7b-9c0d1e2f3a4b';
const SERIES = '7f9c0a4e-1d22-4a55-9b3f-0c8d5e6f7a8b';

describe('what was written before the kind of a run stood in it is read as it was meant', () => {
  it('the run of a survey', () => {
    const survey = { smallestGroup: 7, dimensions: ['team'], seriesId: SERIES, membersAtEnd: null };
    const stored = { id: ID, pollId: ID, questions: [], survey };
    expect(toRun(stored)).toMatchObject({ kind: 'survey', ...survey });
    // Its end is written beside it.
    expect(toRun({ ...stored, membersAtEnd: 40 })).toMatchObject({ kind: 'survey', ...survey, membersAtEnd: 40 });
  });

  it('the run of a poll', () => {
    const told = { kind: 'poll', smallestGroup: 5, dimensions: [], seriesId: SERIES, membersAtEnd: null };
    expect(toRun({ id: ID, pollId: SERIES, questions: [], survey: null })).toMatchObject(told);
    expect(toRun({ id: ID, pollId: SERIES, questions: [] })).toMatchObject(told);
  });

  it('the teams a run compares, of which nobody wrote down how many they were', () => {
    const stored = { id: ID, pollId: SERIES, questions: [], comparedTeams: ['Продажи', { name: 'Склад', people: 6 }] };
    expect(toRun(stored).comparedTeams).toEqual([
      { name: 'Продажи', people: null },
      { name: 'Склад', people: 6 },
    ]);
  });

  it('the counters of a survey', () => {
    const counted = [{ kind: 'RATING', counters: 11 }, null];
    const kept = { responses: 6, named: 0, scale: false, questions: [] };
    expect(toCounts({ ...kept, survey: { counted, seconds: 90, timed: 3 } })).toEqual({
      ...kept,
      counted,
      seconds: 90,
      timed: 3,
    });
    expect(toCounts({ ...kept, survey: { counted, seconds: 0, timed: 0 } })).toEqual({ ...kept, counted });
  });

  it('the analysis of a survey', () => {
    const survey = { kind: 'survey', workspaceId: ID } as const;
    expect(toSubject({ ...survey, surveyId: SERIES })).toEqual({ ...survey, pollId: SERIES, runs: 1 });
  });

  it.each([
    [{ survey: true }, 'survey'],
    [{ survey: false }, 'poll'],
    [{}, 'poll'],
    [{ kind: 'survey' }, 'survey'],
  ])('a letter with %j is about a %s', (said, kind) => {
    const about = { pollId: ID, title: 'Пульс', workspace: 'Ромашка', deadline: null, isAnonymous: true };
    const letter = { template: 'run-invitation', values: { ...about, ...said } };
    expect(Mail.parse(letter)).toEqual({ template: 'run-invitation', values: { ...about, kind } });
  });
});
