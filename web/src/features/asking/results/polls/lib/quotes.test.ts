import { expect, it } from 'vitest';
import { quotesOf } from './quotes.ts';
import type { ResponseRow } from './responses.ts';

const row = (key: string, answer: string | null): ResponseRow => ({
  key,
  who: 'Кто-то',
  anonymous: true,
  answeredAt: '2026-11-21T09:00:00.000Z',
  answers: [answer],
});

it('quotes a few, in an order that says nothing about when they came', () => {
  const rows = [row('d', 'четвёртый'), row('b', 'второй'), row('e', 'пятый'), row('a', null), row('c', '7')];
  const isText = (answer: string) => !/^\d+$/.test(answer);
  expect(quotesOf(rows, 0, 2, isText)).toEqual([
    { key: 'b', answer: 'второй' },
    { key: 'd', answer: 'четвёртый' },
  ]);
  expect(quotesOf(rows.toReversed(), 0, 2, isText)).toEqual(quotesOf(rows, 0, 2, isText));
});
