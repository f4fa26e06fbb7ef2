import { describe, expect, it } from 'vitest';
import { NewSurvey } from '#shared/models/survey.ts';
import { surveyBank } from '#shared/rules/survey-bank.ts';
import { surveySets } from '#shared/rules/survey-sets.ts';
import type { Poll } from '#shared/models/poll.ts';
import { brokenConditions } from '../../lib/conditions.ts';
import { aDraft, idOf } from '../../test-support/draft-factory.ts';
import { fromBank } from '../../lib/from-bank.ts';
import { fromPoll } from './from-poll.ts';
import { fromSet } from './from-ready.ts';
import { problemsOf, countOf } from './problems.ts';
import { questionsOf } from '../../lib/draft.ts';
import { toRequest } from './survey-draft.ts';

describe('ready questions', () => {
  it('can all be stored, with their themes and scales', () => {
    const draft = aDraft(surveyBank().map(fromBank));
    expect(countOf(problemsOf(draft))).toBe(0);
    expect(toRequest(draft).questions.map(({ theme }) => theme)).toEqual(surveyBank().map(({ theme }) => theme));
  });

  it.each(surveySets())('$title keeps its headings and its conditions', (set) => {
    const draft = aDraft(fromSet(set));
    expect(brokenConditions(draft)).toEqual([]);
    expect(countOf(problemsOf(draft))).toBe(0);
    expect(NewSurvey.safeParse(toRequest(draft)).success).toBe(true);
    const { questions } = toRequest(draft);
    expect(questions.map(({ section }) => section)).toEqual(set.questions.map(({ section }) => section));
    expect(questions.filter((one) => one.show_if)).toHaveLength(set.questions.filter((one) => one.showIf).length);
    for (const [at, { showIf }] of set.questions.entries()) {
      if (showIf) expect(questions[at]!.show_if).toMatchObject({ options: showIf.options });
    }
  });
});

describe('the questions of a poll', () => {
  it('stay scales, become texts, and keep their order; the first of an eNPS poll is what eNPS is computed from', () => {
    // Border: of a poll, its questions are all that is read.
    const poll = {
      type: 'ENPS',
      questions: [
        { id: idOf(2), text: 'Почему?', order_index: 1, is_required: false, scale: null },
        { id: idOf(1), text: 'Посоветуете нас?', order_index: 0, is_required: true, scale: null },
        { id: idOf(3), text: 'Как неделя?', order_index: 2, is_required: true, scale: '1-5' },
      ],
    } as unknown as Poll;
    const questions = questionsOf({ items: fromPoll(poll) });
    expect(questions).toMatchObject([
      { text: 'Посоветуете нас?', type: 'RATING', scale: '0-10', theme: 'enps', required: true },
      { text: 'Почему?', type: 'TEXTAREA', theme: null, required: false },
      { text: 'Как неделя?', type: 'RATING', scale: '1-5', theme: null },
    ]);
    expect(questions.map(({ id }) => id)).not.toContain(idOf(1));
  });
});
