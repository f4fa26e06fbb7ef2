import { describe, expect, it } from 'vitest';
import { pollsSaid as englishPolls } from '#shared/text/en/analysis/polls-said.ts';
import { workloadSaid as englishWorkload } from '#shared/text/en/analysis/workload-said.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { pollsSaid } from '#text/analysis/polls-said.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { randomWorkload } from '#tests/support/workload-data.ts';
import { told, type Kept } from './kept.ts';
import { analysePoll } from './polls/analyse-poll.ts';
import { say } from './workload/say.ts';
import { analyseWorkload } from './workload/analyse-workload.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
/** As the table gives it back. */
const stored = <T>(kept: T): T => JSON.parse(JSON.stringify(kept)) as T;
/** What the analysis says, without what people have called things themselves. */
const wordsOf = (said: unknown, names: readonly string[]) =>
  names.reduce((text, name) => text.replaceAll(JSON.stringify(name).slice(1, -1), ''), JSON.stringify(said));
const BROKEN = /undefined|NaN|Infinity|\[object|\bnull [a-z]/;

describe('what is kept', () => {
  const one = { id: 'overdue', title: say('about', { team: null, what: say('overdueMost') }), count: 3 };

  it('is put into words wherever it lies, with the sentences in it; everything else stays', () => {
    const kept = { one, list: [one.title, say('nothingUrgent')], none: null, empty: {} };
    const said = { id: 'overdue', title: 'Просрочена большая часть задач', count: 3 };
    expect(told<unknown>(workloadSaid, kept as Kept<unknown>)).toEqual({
      one: said,
      list: [said.title, 'Срочного по задачам не видно.'],
      none: null,
      empty: {},
    });
    expect(told<{ title: string }>(englishWorkload, one).title).toBe('Most of the tasks are overdue');
  });

  it('was a string once, or is a model’s own words: these are read as they are', () => {
    expect(told<typeof one>(englishWorkload, { ...one, title: 'Просрочена большая часть задач' } as never)).toEqual({
      ...one,
      title: 'Просрочена большая часть задач',
    });
  });

  it('has no sentence that nobody can say', () => {
    expect(() => told<unknown>(workloadSaid, { code: 'unknown' } as Kept<unknown>)).toThrow('no sentence unknown');
  });
});

describe('an analysis in English', () => {
  it.each(SEEDS)('of workload says all of it, and no word of Russian: %i', (seed) => {
    const { summary, recommendations, facts, metrics, names } = analyseWorkload(
      randomWorkload(seed, { people: 4 * seed, tasks: 25 * seed * (1 + (seed % 3)) }),
    );
    const said = told<unknown>(englishWorkload, stored({ summary, recommendations, facts, metrics }));
    const words = wordsOf(
      said,
      [...names.teams, ...names.people].toSorted((a, b) => b.length - a.length),
    );
    expect(words).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(words).not.toMatch(BROKEN);
  });

  const QUESTIONS = ['Порекомендуете ли вы нас?', 'Хватает ли времени?', 'Понятны ли задачи?', 'Что выбрать?'];
  const WRITTEN = [
    'Зарплата низкая',
    'Премии урезали',
    'Отличный коллектив',
    'Коллеги всегда помогут',
    'The pay is low',
  ];
  it.each(SEEDS)('of answers says all of it, and no word of Russian: %i', (seed) => {
    const random = seededRandom(seed);
    const scores = (values: readonly number[]) =>
      Object.fromEntries(values.map((value) => [value, Math.floor(random() ** 2 * 20)]));
    const directions = ['higher_is_better', 'lower_is_better', null] as const;
    const run = (day: number, open = false) =>
      runOf(
        day,
        [
          { text: QUESTIONS[0]!, scores: scores([0, 2, 5, 6, 7, 8, 9, 10]) },
          ...[1, 2].map((place) => ({
            text: QUESTIONS[place]!,
            scale: '1-5' as const,
            direction: directions[(seed + place) % 3]!,
            scores: scores([1, 2, 3, 4, 5]),
          })),
          {},
        ],
        { asked: seed % 4 === 0 ? null : 200, open },
      );
    const written = answersOf(Array.from({ length: 4 * seed }, () => WRITTEN[Math.floor(random() * 5)]!));
    const runs = [run(22, seed % 5 === 0), run(15), run(8), run(1)].slice(0, 1 + (seed % 4));
    const kind = seed % 6 === 5 ? ('survey' as const) : ('poll' as const);
    const { names: _, ...analysis } = analysePoll(pollOf(runs, written, { kind, opened: runs.length - 1 }));
    const names = [...QUESTIONS, ...WRITTEN, pollOf(runs).title];
    const said = told<{ summary: { themes: { quotes: string[] }[] } }>(englishPolls, stored(analysis) as never);
    const quotes = said.summary.themes.flatMap((theme) => theme.quotes);
    expect(wordsOf(said, [...names, ...quotes, ...QUESTIONS.map((text) => text.slice(0, -1))])).not.toMatch(
      /\p{Script=Cyrillic}/u,
    );
    expect(wordsOf(said, names)).not.toMatch(BROKEN);
    expect(wordsOf(told<unknown>(pollsSaid, stored(analysis) as never), [])).not.toMatch(BROKEN);
  });
});
