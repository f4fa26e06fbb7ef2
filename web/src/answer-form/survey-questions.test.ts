import { describe, expect, it } from 'vitest';
import { SurveySubmission } from '#shared/models/survey-answers.ts';
import { SURVEY_QUESTION_TYPES, type QuestionKind } from '#shared/rules/surveys.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import type { AskedInSurvey } from '#web/question-kinds/answering.ts';
import { EVERY_FIELD } from '#web/question-kinds/fields.ts';
import { drawField } from '#web/test-support/draw-field.ts';
import { formState } from './form-state.ts';
import { answersGiven, surveyAnswers, surveyForm } from './survey-questions.ts';

function question(type: QuestionKind, change: Partial<AskedInSurvey> = {}): AskedInSurvey {
  const options = type === 'YESNO' ? ['Да', 'Нет'] : [];
  const rest = { required: true, scale: null, theme: null, section: null, show_if: null, order: 1 };
  return { id: newUuid(), text: 'Вопрос?', type, options, ...rest, ...change };
}

const enps = question('RATING', { scale: '0-10', theme: 'enps', order: 1 });
const where = question('CHECKBOX', { options: ['Офис', 'Дом', 'Склад'], order: 2 });
const leaving = question('YESNO', { order: 3 });
const why = question('TEXTAREA', { order: 4, show_if: { question_id: leaving.id, options: ['Да'] } });
const whose = question('TEXT', { order: 5, required: false, show_if: { question_id: enps.id, from: 0, to: 6 } });
const questions = [whose, why, leaving, where, enps];

describe('the questions of a survey', () => {
  it('are asked in their order, those with a condition when it holds', () => {
    const asked = (answers: Record<string, string>) => surveyForm(EVERY_FIELD, questions, answers).map(({ id }) => id);
    expect(asked({})).toEqual([enps.id, where.id, leaving.id]);
    expect(asked({ [leaving.id]: '0' })).toEqual([enps.id, where.id, leaving.id, why.id]);
    expect(asked({ [leaving.id]: '1', [enps.id]: '6' })).toEqual([enps.id, where.id, leaving.id, whose.id]);
  });

  it('have a field by their type', () => {
    const options = ['Офис', 'Дом', 'Склад'];
    const all = [
      question('RATING'),
      question('RADIO', { options }),
      question('CHECKBOX', { options }),
      question('YESNO'),
      question('TEXT'),
      question('TEXTAREA'),
    ];
    expect(surveyForm(EVERY_FIELD, all, {}).map(({ field }) => drawField(field).controls)).toEqual([
      'radio radio radio radio radio',
      'radio radio radio',
      'checkbox checkbox checkbox',
      'radio radio',
      'text',
      'textarea',
    ]);
  });

  it.each([
    ['Гордитесь ли вы командой? 1 — совсем нет, 5 — полностью.', '1-5', ['Совсем нет', 'Полностью']],
    ['Порекомендуете ли вы нас? 0\u00a0– точно нет, 10\u00a0– точно да', '0-10', ['Точно нет', 'Точно да']],
    ['Насколько легко (1 = трудно; 5 = очень легко)?', '1-5', ['Трудно', 'Очень легко']],
    ['Оцените от 1 — плохо до 5 — отлично', '1-5', []],
    ['Оцените 1–5, где 5 — отлично', '1-5', ['Минимум', 'Максимум']],
    ['Стало ли лучше? 5 — да, намного', '1-5', ['Минимум', 'Максимум']],
    ['Удобно ли? 10 — совсем нет, 50 — полностью', '0-10', ['Минимум', 'Максимум']],
  ] as const)('call the ends of a scale as «%s» does, else by general names', (words, scale, ends) => {
    const { field } = surveyForm(EVERY_FIELD, [question('RATING', { text: words, scale })], {})[0]!;
    const named = [...drawField(field).html.matchAll(/<span>(\D+?)<\/span>/g)].map(([, end]) => end);
    expect(named).toEqual(ends);
  });

  it('count towards progress and readiness only while they are asked', () => {
    const answers = { [enps.id]: '9', [where.id]: '0,2', [leaving.id]: '1', [why.id]: 'Не скажу' };
    expect(formState(surveyForm(EVERY_FIELD, questions, answers), answers)).toMatchObject({
      answered: 3,
      total: 3,
      ready: true,
    });
    const missing = { ...answers, [leaving.id]: '0', [why.id]: ' ' };
    expect(formState(surveyForm(EVERY_FIELD, questions, missing), missing)).toMatchObject({
      total: 4,
      firstMissing: why.id,
    });
  });
});

describe('what is sent of a survey', () => {
  const answers = { [enps.id]: '10', [where.id]: '0,2', [leaving.id]: '1', [why.id]: 'Не скажу', [whose.id]: '' };

  it('is one kind of answer per question and passes the contract (B3-48)', () => {
    const sent = surveyAnswers(EVERY_FIELD, questions, { ...answers, [leaving.id]: '0' });
    expect(sent).toHaveLength(4);
    expect(sent).toEqual(
      expect.arrayContaining([
        { question_id: enps.id, answer_rating: 10 },
        { question_id: where.id, answer_options: ['Офис', 'Склад'] },
        { question_id: leaving.id, answer_options: ['Да'] },
        { question_id: why.id, answer_text: 'Не скажу' },
      ]),
    );
    expect(SurveySubmission.safeParse({ answers: sent }).success).toBe(true);
  });

  it('leaves out what is hidden by a condition, which the draft keeps', () => {
    expect(surveyAnswers(EVERY_FIELD, questions, answers).map(({ question_id: id }) => id)).not.toContain(why.id);
    expect(surveyForm(EVERY_FIELD, questions, { ...answers, [leaving.id]: '0' }).at(-1)?.id).toBe(why.id);
  });

  it('comes back into the form as it was', () => {
    const shown = { ...answers, [leaving.id]: '0' };
    expect(answersGiven(EVERY_FIELD, questions, surveyAnswers(EVERY_FIELD, questions, shown))).toEqual({
      [enps.id]: '10',
      [where.id]: '0,2',
      [leaving.id]: '0',
      [why.id]: 'Не скажу',
    });
  });
});

describe('what is begun and would not be taken', () => {
  const hours = question('NUMBER', { required: false, settings: { min: 0, max: 60, unit: 'ч' } });
  const what = question('RANKING', { required: false, options: ['Офис', 'Дом', 'Склад'] });
  const mood = question('TEXT', { required: false });
  const stateOf = (answers: Record<string, string>) => {
    const all = [hours, what, mood];
    return formState(surveyForm(EVERY_FIELD, all, { ...answers, [mood.id]: 'Бодро' }), {
      ...answers,
      [mood.id]: 'Бодро',
    });
  };

  it('keeps the rest from being sent, be it asked of nobody', () => {
    expect(stateOf({ [hours.id]: '61' })).toMatchObject({ ready: false, firstWrong: hours.id });
    expect(stateOf({ [hours.id]: '60' })).toMatchObject({ ready: true, firstWrong: null });
    expect(stateOf({ [what.id]: '2,0' })).toMatchObject({ ready: false, firstWrong: what.id });
    expect(stateOf({ [what.id]: '2,0,1' })).toMatchObject({ ready: true, firstWrong: null });
    expect(stateOf({ [what.id]: '', [hours.id]: '' })).toMatchObject({ ready: true, firstWrong: null });
  });

  it.each(SURVEY_QUESTION_TYPES)(
    'is no answer of kind %s while nothing is said, whatever there is to choose from',
    (type) => {
      for (const options of [[], ['Офис', 'Дом']]) {
        const { field } = surveyForm(EVERY_FIELD, [question(type, { options })], {})[0]!;
        expect([field.isAnswered(''), field.mistake?.('') ?? null]).toEqual([false, null]);
      }
    },
  );

  it('of statements is all of them where they must be rated, else as many as one likes', () => {
    const options = ['Цели ясны', 'Времени хватает', 'Меня слышат'];
    const must = question('MATRIX', { options, scale: '1-5' });
    const may = { ...must, required: false };
    const of = (one: AskedInSurvey, answer: string) =>
      formState(surveyForm(EVERY_FIELD, [one], {}), { [one.id]: answer });
    expect(of(must, '4,,2')).toMatchObject({ answered: 0, ready: false, firstWrong: must.id, firstMissing: must.id });
    expect(of(must, '4,5,2')).toMatchObject({ answered: 1, ready: true });
    expect(of(may, '4,,2')).toMatchObject({ answered: 1, ready: true, firstWrong: null });
    const given = surveyAnswers(EVERY_FIELD, [may], { [may.id]: '4,,2' });
    expect(given).toEqual([{ question_id: may.id, answer_options: ['4', '', '2'] }]);
    expect(SurveySubmission.safeParse({ answers: given }).success).toBe(true);
    expect(answersGiven(EVERY_FIELD, [may], given)).toEqual({ [may.id]: '4,,2' });
    expect(drawField(surveyForm(EVERY_FIELD, [may], {})[0]!.field).html).toContain('1 — минимум, 5 — максимум');
    const named = { ...may, text: 'Согласны ли вы? 1 — совсем нет, 5 — полностью' };
    expect(drawField(surveyForm(EVERY_FIELD, [named], {})[0]!.field).html).not.toContain('минимум');
  });

  it('is sent as it was said, and stands in the form again', () => {
    const all = [hours, what];
    const answers = { [hours.id]: '17', [what.id]: '2,0,1' };
    const given = surveyAnswers(EVERY_FIELD, all, answers);
    expect(given).toEqual([
      { question_id: hours.id, answer_rating: 17 },
      { question_id: what.id, answer_options: ['Склад', 'Офис', 'Дом'] },
    ]);
    expect(answersGiven(EVERY_FIELD, all, given)).toEqual(answers);
  });
});
