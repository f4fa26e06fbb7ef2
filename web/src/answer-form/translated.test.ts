import { describe, expect, it } from 'vitest';
import type { Translation } from '#shared/models/translation.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { place } from '#shared/rules/text-places.ts';
import type { AskedInSurvey } from '#web/question-kinds/answering.ts';
import { drawField } from '#web/test-support/draw-field.ts';
import { EVERY_FIELD } from '#web/question-kinds/fields.ts';
import { questionsOfPoll } from './form-question.ts';
import { answersGiven, surveyAnswers, surveyForm } from './survey-questions.ts';
import { asRead } from './translated.ts';

const OPTIONS = ['Офис', 'Дом', 'Склад'];
const OFISLAR = ['Ofis', 'Uy', 'Ombor'];

function question(type: QuestionKind, change: Partial<AskedInSurvey> = {}): AskedInSurvey {
  const rest = { required: true, scale: null, theme: null, section: 'Место', show_if: null, order: 1 };
  return { id: 'q', text: 'Где?', type, options: OPTIONS, ...rest, ...change };
}

const inUzbek = (texts: Translation['texts']) => ({ language: 'ru', translation: { language: 'uz', texts } }) as const;
const options = Object.fromEntries(OFISLAR.map((option, index) => [place.option('q', index), option]));
const WHOLE = inUzbek({
  ...options,
  [place.text('q')]: 'Qayerda?',
  [place.section('q')]: 'Joy',
  [place.setting('q', 'unit')]: 'soat',
});

describe('a question in another language', () => {
  it('says what was translated', () => {
    const settings = { min: 1, max: 8, unit: 'ч' };
    expect(asRead(question('NUMBER', { settings }), WHOLE)).toMatchObject({
      text: 'Qayerda?',
      section: 'Joy',
      options: OFISLAR,
      settings: { min: 1, max: 8, unit: 'soat' },
      untranslated: {},
    });
  });

  it('is its own in its own language', () => {
    const own = question('RADIO');
    expect(asRead(own, { language: 'ru', translation: null })).toBe(own);
  });

  it('stands in its own words where nobody has translated them, and names their language', () => {
    const read = asRead(question('RADIO'), inUzbek({}));
    expect(read).toMatchObject({ text: 'Где?', options: OPTIONS, section: 'Место' });
    expect(read.untranslated).toEqual({ text: 'ru', options: 'ru', section: 'ru' });
  });

  it('has options in one language', () => {
    const read = asRead(question('RADIO'), inUzbek({ [place.text('q')]: 'Qayerda?', [place.option('q', 0)]: 'Ofis' }));
    expect(read).toMatchObject({ text: 'Qayerda?', options: OPTIONS, untranslated: { options: 'ru' } });
  });
});

describe('what is answered in another language', () => {
  it.each([
    ['RADIO', '2', { answer_options: ['Склад'] }],
    ['CHECKBOX', '0,2', { answer_options: ['Офис', 'Склад'] }],
    ['RANKING', '2,0,1', { answer_options: ['Склад', 'Офис', 'Дом'] }],
    ['MATRIX', '5,3,1', { answer_options: ['5', '3', '1'] }],
    ['RATING', '4', { answer_rating: 4 }],
    ['NUMBER', '7', { answer_rating: 7 }],
    ['DATE', '2026-11-29', { answer_text: '2026-11-29' }],
    ['TEXT', 'Uyda', { answer_text: 'Uyda' }],
    ['TEXTAREA', 'Uyda', { answer_text: 'Uyda' }],
  ] as const)('to a %s goes in the words of the poll, and is found again', (type, answer, sent) => {
    const own = question(type);
    const given = surveyAnswers(EVERY_FIELD, [own], { q: answer });
    expect(given).toEqual([{ question_id: 'q', ...sent }]);
    expect(answersGiven(EVERY_FIELD, [own], given)).toEqual({ q: answer });
    const [asked] = surveyForm(EVERY_FIELD, [own], { q: answer }, WHOLE);
    expect(asked!.text).toBe('Qayerda?');
    expect(asked!.field.isAnswered(answer)).toBe(true);
  });

  it.each(['RADIO', 'CHECKBOX', 'RANKING', 'MATRIX'] as const)('to a %s is chosen from what was translated', (type) => {
    const [asked] = surveyForm(EVERY_FIELD, [question(type)], {}, WHOLE);
    const { html } = drawField(asked!.field);
    for (const option of OFISLAR) expect(html).toContain(option);
    for (const option of OPTIONS) expect(html).not.toContain(option);
  });

  it('to yes or no is chosen from our own words, which need no translation', () => {
    const own = question('YESNO', { options: ['Да', 'Нет'] });
    const [asked] = surveyForm(EVERY_FIELD, [own], {}, inUzbek({ [place.text('q')]: 'Uydami?' }));
    expect(asked!.untranslated!.options).toBeUndefined();
    expect(surveyAnswers(EVERY_FIELD, [own], { q: '0' })).toEqual([{ question_id: 'q', answer_options: ['Да'] }]);
  });

  it('decides by the words of the poll what is asked next', () => {
    const own = [
      question('RADIO'),
      question('TEXT', { id: 'why', order: 2, show_if: { question_id: 'q', options: ['Дом'] } }),
    ];
    expect(surveyForm(EVERY_FIELD, own, { q: '1' }, WHOLE).map(({ id }) => id)).toEqual(['q', 'why']);
    expect(surveyForm(EVERY_FIELD, own, { q: '0' }, WHOLE).map(({ id }) => id)).toEqual(['q']);
  });

  it('to a poll keeps its place', () => {
    const asked = { id: 'q', text: 'Где?', order_index: 0, is_required: true, scale: null };
    expect(questionsOfPoll({ type: 'PULSE', ...WHOLE }, [asked])).toMatchObject([{ id: 'q', text: 'Qayerda?' }]);
  });
});
