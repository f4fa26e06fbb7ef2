import { describe, expect, it } from 'vitest';
import type { SurveyReport } from '#shared/models/survey-results.ts';
import { makeFigures, makeQuestion, makeResults } from '../../results/lib/make-results.ts';
import { contentOf, draftOf, isChanged, mistakesOf, moved, newItem, previewOf, showable } from './draft.ts';

const goals = makeQuestion(0, { text: 'Понимаю цели' });
const where = makeQuestion(1, { text: 'Где удобнее?', type: 'YESNO', options: ['Да', 'Нет'] });
const why = makeQuestion(2, { text: 'Почему?', type: 'TEXT' });
const results = makeResults({
  questions: [goals, where, why],
  figures: [
    makeFigures(goals, [0, 1, 2, 3, 4]),
    makeFigures(where, [7, 3]),
    { question_id: why.id, answered: 9, counts: null, mean: null, favourable: null },
  ],
});
const item = { said: 'Трудно новичкам', done: 'Наставник на 90 дней', state: 'done', responsible: 'Анна' } as const;
const saved: SurveyReport = {
  intro: 'Спасибо',
  items: [item],
  question_ids: [goals.id],
  published: false,
  link: null,
  version: 1,
  preview: {
    title: 'Как нам работается',
    workspace_name: 'Ромашка',
    responses: 34,
    people_asked: 40,
    from: '2026-11-10T09:00:00.000Z',
    to: '2026-11-17T09:00:00.000Z',
    anonymous: true,
    intro: 'Спасибо',
    items: [item],
    questions: [],
  },
};

describe('a report that is being written', () => {
  it('is unchanged until something of it says something else; blanks at the ends say nothing', () => {
    const draft = draftOf(saved);
    expect(isChanged(draft, saved)).toBe(false);
    expect(isChanged({ ...draft, intro: ' Спасибо ' }, saved)).toBe(false);
    expect(isChanged({ ...draft, intro: 'Спасибо!' }, saved)).toBe(true);
    expect(isChanged({ ...draft, questionIds: [] }, saved)).toBe(true);
    expect(isChanged({ ...draft, items: [...draft.items, newItem()] }, saved)).toBe(true);
    expect(contentOf(draft)).toEqual({ intro: 'Спасибо', items: [item], question_ids: [goals.id] });
  });

  it('names what is missing by the field', () => {
    const draft = { ...draftOf(saved), items: [newItem({ said: 'Шумно' }), newItem({ done: 'Купили ширмы' })] };
    expect(mistakesOf(draft)).toEqual({
      'items.0.done': 'Напишите, что вы решили',
      'items.1.said': 'Напишите, что вы услышали',
    });
    expect(mistakesOf(draftOf(saved))).toEqual({});
  });

  it('lets items change places, and stops at the ends', () => {
    const items = ['а', 'б', 'в'].map((said) => newItem({ said }));
    const order = (some: typeof items) => some.map(({ said }) => said).join('');
    expect(order([...moved(items, 1, -1)])).toBe('бав');
    expect(order([...moved(items, 1, 1)])).toBe('авб');
    expect(order([...moved(items, 0, -1)])).toBe('абв');
    expect(order([...moved(items, 2, 1)])).toBe('абв');
  });

  it('is previewed with what is typed and the figures of chosen questions, none of texts', () => {
    expect(showable(results).map(({ text }) => text)).toEqual(['Понимаю цели', 'Где удобнее?']);
    const draft = {
      ...draftOf(saved),
      items: [newItem({ said: 'Шумно' }), newItem()],
      questionIds: [where.id, goals.id, why.id],
    };
    const { title, items, questions } = previewOf(saved.preview, draft, results);
    expect(title).toBe('Как нам работается');
    expect(items.map(({ said }) => said)).toEqual(['Шумно']);
    expect(questions.map(({ text, answered, mean, options }) => [text, answered, mean?.max ?? null, options])).toEqual([
      ['Понимаю цели', 10, 5, []],
      [
        'Где удобнее?',
        10,
        null,
        [
          { text: 'Да', count: 7 },
          { text: 'Нет', count: 3 },
        ],
      ],
    ]);
  });

  it('shows no figures of a survey whose groups are still being compared', () => {
    const early = { ...results, breakdown_state: 'preparing' as const };
    expect(previewOf(saved.preview, { ...draftOf(saved), questionIds: [goals.id] }, early).questions).toEqual([]);
  });
});
