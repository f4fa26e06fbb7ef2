import { describe, expect, it } from 'vitest';
import { figuresOf } from '#tests/support/figures-of.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';

const WRITTEN = [
  'Зарплата низкая',
  'Премии урезали',
  'Оклад маленький',
  'Отличный коллектив',
  'Коллеги всегда помогут',
];

describe('the facts of a poll', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))('state every number they say: %i', (seed) => {
    const random = seededRandom(seed);
    const scores = (values: readonly number[]) =>
      Object.fromEntries(values.map((value) => [value, Math.floor(random() * 12)]));
    const run = (day: number) =>
      runOf(
        day,
        [
          { text: 'Порекомендуете ли вы нас?', scores: scores([0, 2, 5, 6, 7, 8, 9, 10]) },
          { scale: '1-5', scores: scores([1, 2, 3, 4, 5]) },
          { scale: '1-5', scores: scores([1, 5]) },
        ],
        { asked: random() < 0.5 ? null : 120 },
      );
    const written = answersOf(Array.from({ length: 15 }, () => WRITTEN[Math.floor(random() * WRITTEN.length)]!));
    const { facts, summary } = analysePoll(pollOf([run(22), run(15), run(8), run(1)], written));
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const { id, text, numbers } of facts) {
      const said = figuresOf(text);
      const numbersOfFact = new Set(numbers.map(Math.abs));
      expect([id, said.filter((one) => !numbersOfFact.has(one))]).toEqual([id, []]);
    }
    const stated = new Set(facts.map(({ id }) => id));
    const found = [...summary.insights, ...summary.areas_of_concern, ...summary.positive_highlights];
    expect(found.filter(({ id }) => !stated.has(id))).toEqual([]);
    expect(summary.key_findings.filter(({ id }) => !found.some((one) => one.id === id))).toEqual([]);
  });
});
