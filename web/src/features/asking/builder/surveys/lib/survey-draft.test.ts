import { describe, expect, it } from 'vitest';
import { NewSurvey } from '#shared/models/survey.ts';
import { aChoice, aDraft, aQuestion, idOf, storedQuestion, storedSurvey } from '../../test-support/draft-factory.ts';
import { newSection } from '../../lib/draft.ts';
import { sameDraft, toDraft, toRequest } from './survey-draft.ts';

describe('a draft as it is sent', () => {
  it('leaves out questions without text and empty options, and trims the rest', () => {
    const draft = aDraft([aChoice(1, [' Да ', '', 'Нет']), aQuestion(2, { text: '  ' })], { title: ' Итог ' });
    const sent = toRequest(draft);
    expect(sent.title).toBe('Итог');
    expect(sent.questions).toHaveLength(1);
    expect(sent.questions[0]).toMatchObject({ id: idOf(1), options: ['Да', 'Нет'] });
    expect(NewSurvey.safeParse(sent).success).toBe(true);
  });

  it('gives every question the heading above it; an empty heading ends the section', () => {
    const draft = aDraft([aQuestion(1), newSection('Работа'), aQuestion(2), aQuestion(3), newSection(), aQuestion(4)]);
    expect(toRequest(draft).questions.map(({ section }) => section)).toEqual([null, 'Работа', 'Работа', null]);
  });

  it('names the options of a condition by their text of now', () => {
    const draft = aDraft([
      aChoice(1, ['Часто', 'Редко']),
      aQuestion(2, { condition: { questionId: idOf(1), keys: [1] } }),
      aQuestion(3, { type: 'YESNO' }),
      aQuestion(4, { condition: { questionId: idOf(3), keys: [1] } }),
    ]);
    const { questions } = toRequest(draft);
    expect(questions[1]!.show_if).toEqual({ question_id: idOf(1), options: ['Редко'] });
    expect(questions[3]!.show_if).toEqual({ question_id: idOf(3), options: ['Нет'] });
  });

  it('is an eNPS survey only with a question that eNPS is computed from', () => {
    const scale = aQuestion(1, { type: 'RATING', scale: '0-10', theme: 'enps' });
    expect(toRequest(aDraft([scale])).type).toBe('ENPS');
    expect(toRequest(aDraft([{ ...scale, scale: '1-5' }])).type).toBe('PULSE');
    expect(toRequest(aDraft([{ ...scale, theme: null }])).type).toBe('PULSE');
  });
});

describe('a stored survey', () => {
  it('comes back as it was sent, in its order, with headings and conditions', () => {
    const survey = storedSurvey([
      storedQuestion(2, { section: 'Дальше', show_if: { question_id: idOf(1), options: ['Нет'] }, order: 2 }),
      storedQuestion(1, { type: 'RADIO', options: ['Да', 'Нет'], order: 1 }),
      storedQuestion(3, { type: 'RATING', scale: '1-5', order: 3, origin_id: idOf(7) }),
    ]);
    const draft = toDraft(survey);
    expect(draft.items.map((item) => (item.kind === 'section' ? item.title : item.id))).toEqual([
      idOf(1),
      'Дальше',
      idOf(2),
      '',
      idOf(3),
    ]);
    const [first, second, third] = toRequest(draft).questions;
    expect(first).toMatchObject({ options: ['Да', 'Нет'] });
    expect(second).toMatchObject({ section: 'Дальше', show_if: { question_id: idOf(1), options: ['Нет'] } });
    expect(third).toMatchObject({ scale: '1-5', section: null, origin_id: idOf(7) });
    expect(first).not.toHaveProperty('origin_id');
  });

  it('is the same draft as the one it was made of', () => {
    const draft = aDraft([aChoice(1, ['А', 'Б']), aQuestion(2)], { channels: ['mail'], reminders: true });
    const stored = storedSurvey([
      storedQuestion(1, { type: 'RADIO', options: ['А', 'Б'] }),
      storedQuestion(2, { text: 'Вопрос номер 2?' }),
    ]);
    expect(sameDraft(draft, toDraft(stored))).toBe(true);
    expect(sameDraft({ ...draft, goal: 'Решить' }, toDraft(stored))).toBe(false);
  });
});
