import { describe, expect, it } from 'vitest';
import { NewSurvey } from '#shared/models/survey.ts';
import { newSection, questionsOf } from '../../lib/draft.ts';
import { NEW_POLL, type PollDraft, toQuestion } from '../../polls/lib/poll-draft.ts';
import { surveyOf } from './from-poll.ts';
import { toRequest } from './survey-draft.ts';

const poll: PollDraft = {
  ...NEW_POLL,
  title: 'Пульс',
  anonymous: false,
  publicLink: true,
  items: [
    toQuestion({ id: 'a', text: 'Порекомендуете?', required: true, scale: null, direction: null }),
    toQuestion({ id: 'b', text: ' ', required: true, scale: null, direction: null }),
    toQuestion({ id: 'c', text: 'Как нагрузка?', required: true, scale: '1-5', direction: 'lower_is_better' }),
    toQuestion({ id: 'd', text: 'Почему?', required: false, scale: null, direction: null }),
  ],
};

describe('a survey made of a poll', () => {
  it('has its title, anonymity, link, scales and directions under new ids, and what was wanted besides', () => {
    const { draft, openId } = surveyOf(poll, 'YESNO', null);
    expect(draft).toMatchObject({ title: 'Пульс', anonymous: false, publicLink: true });
    const questions = questionsOf(draft);
    expect(questions).toMatchObject([
      { text: 'Порекомендуете?', type: 'RATING', scale: '0-10', theme: 'enps' },
      { text: 'Как нагрузка?', type: 'RATING', scale: '1-5', direction: 'lower_is_better' },
      { text: 'Почему?', type: 'TEXTAREA', required: false },
      { text: '', type: 'YESNO', id: openId },
    ]);
    expect(questions.map(({ id }) => id)).not.toContain('a');
    expect(NewSurvey.safeParse(toRequest(draft)).success).toBe(true);
  });

  it('has a heading with a question below it, or a condition on the nearest question that can decide', () => {
    const section = surveyOf(poll, 'section', null);
    expect(section.draft.items.slice(3)).toMatchObject([{ ...newSection(), id: section.openId }, { text: '' }]);
    const { draft, openId } = surveyOf(poll, 'condition', null);
    const [, load, why] = questionsOf(draft);
    expect(why).toMatchObject({ id: openId, condition: { questionId: load!.id, from: 1, to: 3 } });
    expect(draft.items).toHaveLength(3);
  });

  it('is there also where nothing was written, or nothing decides', () => {
    expect(surveyOf(NEW_POLL, 'RADIO', null).draft.items).toMatchObject([{ type: 'RADIO', text: '' }]);
    const { draft, openId } = surveyOf(NEW_POLL, 'condition', null);
    expect(draft.items).toMatchObject([{ id: openId, condition: null }]);
  });
});
