import { describe, expect, it } from 'vitest';
import { contentOf, draftOf, isChanged, mistakesOf, moved, newItem, previewOf } from './draft.ts';
import type { RunReport } from '#shared/models/run-report.ts';

const FIGURES = { direction: null, answered: 10, enps: null };
const goals = {
  question_id: 'a',
  text: 'Понимаю цели',
  figures: { ...FIGURES, text: 'Понимаю цели', mean: { value: 4, low: 3.2, high: 4.8, max: 5 }, options: [] },
};
const where = {
  question_id: 'b',
  text: 'Где удобнее?',
  figures: {
    ...FIGURES,
    text: 'Где удобнее?',
    mean: null,
    options: [
      { text: 'Да', count: 7 },
      { text: 'Нет', count: 3 },
    ],
  },
};
const item = { said: 'Трудно новичкам', done: 'Наставник на 90 дней', state: 'done', responsible: 'Анна' } as const;
const saved: RunReport = {
  intro: 'Спасибо',
  items: [item],
  question_ids: [goals.question_id],
  published: false,
  published_at: null,
  link: null,
  version: 1,
  choices: [goals, where],
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
    expect(contentOf(draft)).toEqual({ intro: 'Спасибо', items: [item], question_ids: [goals.question_id] });
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

  it('is previewed with what is typed and the figures of chosen questions, in the order in which they were asked', () => {
    const draft = {
      ...draftOf(saved),
      items: [newItem({ said: 'Шумно' }), newItem()],
      questionIds: [where.question_id, goals.question_id],
    };
    const { title, items, questions } = previewOf(saved, draft);
    expect(title).toBe('Как нам работается');
    expect(items.map(({ said }) => said)).toEqual(['Шумно']);
    expect(questions).toEqual([goals.figures, where.figures]);
  });

  it('shows no figures while answers are taken', () => {
    const early = { ...saved, choices: [{ ...goals, figures: null }] };
    expect(previewOf(early, { ...draftOf(saved), questionIds: [goals.question_id] }).questions).toEqual([]);
  });
});
