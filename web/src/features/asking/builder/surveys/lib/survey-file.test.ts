import { describe, expect, it } from 'vitest';
import { FILE_EXAMPLE } from '#text/asking/builder/surveys/ready.ts';
import { aChoice, aDraft, aQuestion, idOf, storedQuestion, storedSurvey } from '../../test-support/draft-factory.ts';
import { newSection } from '../../lib/draft.ts';
import { toRequest } from './survey-draft.ts';
import { readFile, toFile } from './survey-file.ts';

const draft = aDraft(
  [
    aQuestion(1, { type: 'RATING', scale: '0-10', theme: 'load', direction: 'lower_is_better' }),
    newSection('Подробнее'),
    aChoice(2, ['Да', 'Иногда'], { required: false }),
    aQuestion(3, { condition: { questionId: idOf(1), from: 7, to: 10 } }),
    aQuestion(4, { type: 'YESNO' }),
    aQuestion(5, { type: 'TEXTAREA', condition: { questionId: idOf(4), keys: [1] } }),
    aQuestion(6, { type: 'NUMBER', settings: { min: 0, max: 60, unit: 'ч' } }),
  ],
  { title: 'Месяц', goal: 'Решить' },
);

/** What the server would be sent, but for ids, which are new. */
function plain(items: Parameters<typeof toRequest>[0]['items']) {
  const { questions } = toRequest({ ...draft, items });
  const places = new Map(questions.map(({ id }, at) => [id, at + 1]));
  return questions.map(({ show_if: showIf, ...question }) => ({
    ...question,
    id: null,
    show_if: showIf && { ...showIf, question_id: places.get(showIf.question_id) },
  }));
}

describe('a survey as a file', () => {
  it('is read back as it was written', () => {
    const { content, mistakes } = readFile(toFile(draft));
    expect(mistakes).toBeNull();
    expect(content).toMatchObject({ title: 'Месяц', goal: 'Решить' });
    expect(plain(content!.items)).toEqual(plain(draft.items));
  });

  it('can be what the API gives: conditions name ids', () => {
    const survey = storedSurvey([
      storedQuestion(1, { type: 'YESNO', options: ['Да', 'Нет'] }),
      storedQuestion(2, { show_if: { question_id: idOf(1), options: ['Нет'] } }),
    ]);
    const { content } = readFile(JSON.stringify(survey));
    expect(plain(content!.items)[1]!.show_if).toEqual({ question_id: 1, options: ['Нет'] });
  });

  it('the example can be read', () => {
    expect(readFile(FILE_EXAMPLE).content?.items).toHaveLength(6);
  });
});

describe('a file with mistakes', () => {
  it('brings nothing and names every one with its question', () => {
    const { content, mistakes } = readFile(
      JSON.stringify({
        title: 5,
        questions: [
          { text: 'Хорошо?', type: 'SLIDER' },
          { type: 'TEXT' },
          { text: 'Что?', type: 'RADIO', options: ['Одно', ' '] },
          { text: 'Как?', type: 'CHECKBOX', options: ['А', 'А'], required: 'да' },
          { text: 'Сколько?', type: 'RATING', scale: '1-100', theme: 'magic', direction: 'up' },
          { text: 'Когда?', type: 'TEXT', show_if: { question: 7, options: ['Да'] } },
          { text: 'Зачем?', type: 'YESNO' },
          { text: 'Почему?', type: 'TEXT', show_if: { question: 7, options: ['Может быть'] } },
          { text: 'Сколько часов?', type: 'NUMBER', settings: { min: 9, max: 9 } },
          'вопрос',
        ],
      }),
    );
    expect(content).toBeNull();
    expect(mistakes).toEqual([
      'Название («title») должно быть текстом.',
      expect.stringMatching(/^Вопрос 1: неизвестный тип «SLIDER»\. Подходят RATING, .+ и TEXTAREA\.$/),
      'Вопрос 2: нет текста («text»).',
      'Вопрос 3: нужно хотя бы два варианта («options»).',
      'Вопрос 4: «required» — true или false.',
      'Вопрос 4: есть одинаковые варианты.',
      'Вопрос 5: неизвестная тема «magic».',
      'Вопрос 5: неизвестная шкала «1-100». Подходят «0-10» и «1-5».',
      'Вопрос 5: неизвестно, какие оценки лучше: «up». Подходят «higher_is_better», «lower_is_better» и «neither».',
      'Вопрос 9: настройки («settings»): наибольшее число должно быть больше наименьшего.',
      'Вопрос 10: это не описание вопроса.',
      'Вопрос 6: условие («show_if») должно называть вопрос выше: «question» — его номер.',
      'Вопрос 8: условие («show_if») называет ответы, которых нет в вопросе 7.',
    ]);
  });

  it.each([
    ['{', /не JSON/],
    ['"текст"', /questions/],
    ['{"questions": []}', /пуст/],
    [JSON.stringify({ questions: Array.from({ length: 101 }, () => ({})) }), /101/],
  ])('%s is none', (json, mistake) => {
    const { mistakes } = readFile(json);
    expect(mistakes).toHaveLength(1);
    expect(mistakes?.[0]).toMatch(mistake);
  });
});
