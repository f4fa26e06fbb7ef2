import { describe, expect, it } from 'vitest';
import type { Question } from '#shared/models/question.ts';
import type { SurveySubmission } from '#shared/models/survey-answers.ts';
import { givenAnswers, storedAnswers } from './submission.ts';

type Answer = SurveySubmission['answers'][number];

const ids = ['rating', 'radio', 'checkbox', 'yesno', 'text', 'area'] as const;
const question = (id: string, more: Partial<Question>): Question => ({
  id,
  text: id,
  kind: 'TEXT',
  options: [],
  required: false,
  scale: null,
  direction: null,
  theme: null,
  section: null,
  showIf: null,
  originId: id,
  ...more,
});
const questions = [
  question('rating', { kind: 'RATING', scale: '1-5' }),
  question('radio', { kind: 'RADIO', options: ['Офис', 'Дом'] }),
  question('checkbox', { kind: 'CHECKBOX', options: ['Люди', 'Деньги', 'Смысл', 'Рост'] }),
  question('yesno', { kind: 'YESNO', options: ['Да', 'Нет'] }),
  question('text', { kind: 'TEXT' }),
  question('area', { kind: 'TEXTAREA' }),
];
const conditional = [
  question('rating', { kind: 'RATING', scale: '0-10', required: true }),
  question('why', { kind: 'TEXTAREA', required: true, showIf: { question_id: 'rating', from: 0, to: 6 } }),
  question('more', { kind: 'YESNO', options: ['Да', 'Нет'], showIf: { question_id: 'why', options: ['Да'] } }),
];

/** Paths of what is wrong, each with its message. */
function mistakes(asked: readonly Question[], answers: readonly Answer[]): Record<string, string> {
  try {
    storedAnswers(asked, answers);
  } catch (error) {
    const { issues } = error as { issues: readonly { path: string; message: string }[] };
    return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  }
  return {};
}

describe('answers to a survey', () => {
  it('are stored by the index of the question: a number, indexes of options, a text (B3-48)', () => {
    const answers: Answer[] = [
      { question_id: 'area', answer_text: 'Всё хорошо' },
      { question_id: 'checkbox', answer_options: ['Рост', 'Люди', 'Рост'] },
      { question_id: 'rating', answer_rating: 4 },
      { question_id: 'radio', answer_options: ['Дом'] },
      { question_id: 'yesno', answer_options: ['Да'] },
      { question_id: 'text', answer_text: 'Коротко' },
    ];
    const stored = storedAnswers(questions, answers);
    expect(stored).toEqual(['4', '1', '0,3', '0', 'Коротко', 'Всё хорошо']);
    expect(givenAnswers(questions, stored)).toEqual([
      { question_id: 'rating', answer_rating: 4 },
      { question_id: 'radio', answer_options: ['Дом'] },
      { question_id: 'checkbox', answer_options: ['Люди', 'Рост'] },
      { question_id: 'yesno', answer_options: ['Да'] },
      { question_id: 'text', answer_text: 'Коротко' },
      { question_id: 'area', answer_text: 'Всё хорошо' },
    ]);
  });

  it.each([{}, { answer_options: [] }, { answer_text: ' ​' }, { answer_options: null, answer_rating: null }])(
    'may be left out where nothing is required: %j says nothing',
    (nothing) => {
      const answers = ids.map((question_id) => ({ question_id, ...nothing }));
      expect(storedAnswers(questions, answers)).toEqual([null, null, null, null, null, null]);
    },
  );

  it.each<[string, Answer[], Record<string, string>]>([
    ['a foreign question', [{ question_id: 'other' }], { 'answers.0.question_id': 'Этого вопроса нет в опросе' }],
    [
      'a question answered twice',
      [
        { question_id: 'radio', answer_options: ['Дом'] },
        { question_id: 'radio', answer_options: ['Офис'] },
      ],
      { 'answers.1.question_id': 'На вопрос дано два ответа' },
    ],
    [
      'an option that there is not',
      [{ question_id: 'checkbox', answer_options: ['Люди', 'Кофе'] }],
      { 'answers.checkbox': 'Такого варианта нет' },
    ],
    [
      'two options where one is chosen',
      [
        { question_id: 'radio', answer_options: ['Офис', 'Дом'] },
        { question_id: 'yesno', answer_options: ['Да', 'Нет'] },
      ],
      { 'answers.radio': 'Выберите один вариант', 'answers.yesno': 'Выберите один вариант' },
    ],
    [
      'a number off the scale',
      [{ question_id: 'rating', answer_rating: 0 }],
      { 'answers.rating': 'Ответ на этот вопрос — целое число от 1 до 5' },
    ],
    [
      'an answer in the wrong field, beside a right one or alone',
      [
        { question_id: 'rating', answer_text: 'Пять' },
        { question_id: 'radio', answer_options: ['Дом'], answer_text: 'И ещё дача' },
        { question_id: 'text', answer_rating: 5 },
      ],
      {
        'answers.rating': 'Здесь отвечают оценкой',
        'answers.radio': 'Здесь отвечают, выбирая вариант',
        'answers.text': 'Здесь отвечают своими словами',
      },
    ],
  ])('are refused for %s (B3-48)', (_, answers, expected) => {
    expect(mistakes(questions, answers)).toEqual(expected);
  });

  it('are told all their mistakes at once (B3-48)', () => {
    const answers = [
      { question_id: 'other' },
      { question_id: 'rating', answer_rating: 9 },
      { question_id: 'radio', answer_options: ['Луна'] },
    ];
    expect(Object.keys(mistakes(questions, answers))).toEqual([
      'answers.0.question_id',
      'answers.rating',
      'answers.radio',
    ]);
  });

  it('answer what is required of them, and only what is asked', () => {
    const blank = { 'answers.rating': 'Ответьте на обязательный вопрос' };
    expect(mistakes(conditional, [])).toEqual(blank);
    expect(mistakes(conditional, [{ question_id: 'rating', answer_rating: 3 }])).toEqual({
      'answers.why': 'Ответьте на обязательный вопрос',
    });
    expect(storedAnswers(conditional, [{ question_id: 'rating', answer_rating: 9 }])).toEqual(['9', null, null]);
    expect(
      mistakes(conditional, [
        { question_id: 'rating', answer_rating: 9 },
        { question_id: 'why', answer_text: 'Просто так' },
        { question_id: 'more', answer_options: ['Да'] },
      ]),
    ).toEqual({
      'answers.why': 'После таких ответов этот вопрос не задают',
      'answers.more': 'После таких ответов этот вопрос не задают',
    });
  });
});
