import { describe, expect, it } from 'vitest';
import { PollRecommendations, PollSummary } from '#shared/models/analysis.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';
import type { PollData } from './data.ts';

const ABOUT = { analysis_date: '2026-11-22T09:00:00.000Z', ai_provider: 'builtin', fallback: null, sent: null };
const PAY = [
  'Зарплата низкая',
  'Зарплату не повышали два года',
  'Премии урезали без объяснений',
  'Оклад слишком маленький',
  'Плохо платят за сверхурочные',
  'Зарплату задерживают',
];
const TEAM = [
  'Отличный коллектив',
  'Коллеги всегда помогут',
  'Дружная команда',
  'Хорошие коллеги рядом',
  'Коллектив замечательный',
];
const ENPS = { text: 'Порекомендуете ли вы нас?', scores: { 9: 9, 10: 6, 8: 6, 7: 4, 6: 3, 5: 3, 2: 3 } };
const FIVE = { scale: '1-5', direction: 'higher_is_better' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const texts = (data: PollData) => {
  const { summary } = analysePoll(data);
  const all = [...summary.areas_of_concern, ...summary.positive_highlights, ...summary.insights];
  return Object.fromEntries(all.map(({ id, text }) => [id, plain(text)]));
};

describe('the analysis of a poll', () => {
  it.each([
    ['no run', pollOf([])],
    ['three answers', pollOf([runOf(1, [{ scores: { 9: 3 } }])], answersOf(PAY.slice(0, 3)))],
    ['figures and words', pollOf([runOf(8, [ENPS]), runOf(1, [ENPS])], answersOf([...PAY, ...TEAM]))],
    ['words alone', pollOf([runOf(1, [{}], { responses: 6 })], answersOf(PAY), { type: 'PULSE' })],
    ['ten runs', pollOf([28, 25, 22, 19, 16, 13, 10, 7, 4, 1].map((day) => runOf(day, [ENPS, {}])))],
    ['a question nobody answered', pollOf([runOf(1, [ENPS, { scale: '1-5' }])])],
  ])('of %s has every field of both shapes (B3-33, B3-34, B3-35, B3-36, B3-37, B3-38, B3-39)', (_, poll) => {
    const { summary, recommendations, facts } = analysePoll(poll);
    expect(PollSummary.parse({ ...ABOUT, ...summary })).toEqual({ ...ABOUT, ...summary });
    expect(PollRecommendations.parse({ ...ABOUT, ...recommendations })).toEqual({ ...ABOUT, ...recommendations });
    expect(summary.frames_analyzed).toBe(poll.runs.length);
    expect(JSON.stringify([summary, recommendations, facts])).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is the same whatever the order of the written answers', () => {
    const data = pollOf([runOf(1, [ENPS])], answersOf([...PAY, ...TEAM, 'Слишком много задач', 'Нормально']));
    const first = analysePoll(data);
    for (let seed = 0; seed < 10; seed++) {
      const random = seededRandom(seed);
      const written = data.written.toSorted(() => random() - 0.5);
      expect(analysePoll({ ...data, written })).toEqual(first);
    }
  });

  it('says which side is ahead, with the interval about the people asked', () => {
    const { summary, metrics } = analysePoll(pollOf([runOf(1, [ENPS], { asked: 40 })]));
    expect(plain(summary.positive_highlights[0]!.text)).toBe(
      'Сторонников больше, чем критиков. eNPS +18, вероятно от +4 до +30: 15 сторонников, 10 нейтральных, 9 критиков',
    );
    expect(metrics).toContainEqual({ key: 'enps', label: 'Критики', count: 9, of: 34 });
    // Of any number of people the lead may be chance: it is no highlight.
    expect(texts(pollOf([runOf(1, [ENPS])]))['enps']).toMatch(/^Сторонников больше, но перевес может быть случайным/);
  });

  it('tells of participation and calls few answers a concern, but not while they still come in', () => {
    const run = (change: object) => pollOf([runOf(1, [ENPS], change)]);
    const said = (change: object) => plain(analysePoll(run(change)).summary.statistics.participation_analysis);
    expect(said({ asked: 40 })).toBe('Ответили 34 из 40 (85 %). Это хорошая доля: итоги говорят почти за всех.');
    expect(said({ asked: 100 })).toBe(
      'Ответили 34 из 100 (34 %). Это мало: промолчавшие могут думать иначе. Поправка на промолчавших: люди одного мнения могли отвечать до полутора раз реже остальных.',
    );
    expect(said({})).toMatch(/^Ответили 34; скольких спрашивали, неизвестно/);
    expect(said({ asked: 20 })).toMatch(/^Ответили 34; скольких спрашивали, неизвестно/);
    expect(texts(run({ asked: 100 }))).toHaveProperty('participation');
    expect(texts(run({ asked: 100, open: true }))).not.toHaveProperty('participation');
    expect(texts(run({ asked: 56 }))).not.toHaveProperty('participation');
  });

  it('tells beside an interval what those who kept silent may make of it, where fewer than four of five have answered', () => {
    const said = (asked: number) => texts(pollOf([runOf(1, [ENPS], { asked })]))['enps'];
    expect(said(56)).toMatch(/eNPS \+18, вероятно от −3 до \+37, с поправкой на промолчавших от −17 до \+52: 15 стор/);
    expect(said(40)).not.toMatch(/промолчавших/);
  });

  it('tells low and high answers, two camps and one answer apart', () => {
    const said = texts(
      pollOf(
        [
          runOf(1, [
            { ...FIVE, scores: { 1: 9, 2: 9, 4: 3 } },
            { ...FIVE, scores: { 4: 9, 5: 9, 2: 3 } },
            { ...FIVE, scores: { 1: 8, 3: 3, 5: 9 } },
            { ...FIVE, scores: { 3: 20, 4: 1 } },
            { ...FIVE, scores: { 2: 5, 3: 10, 4: 6 } },
          ]),
        ],
        [],
        { type: 'PULSE' },
      ),
    );
    expect(said['low:q0']).toMatch(
      /^«Вопрос 0»: оценки низкие, среднее 1,9 из 5, вероятно от 1,\d до 2,\d, 21 оценка$/,
    );
    expect(said['high:q1']).toMatch(/^«Вопрос 1»: большинство ставит высоко, среднее 4,1 из 5/);
    expect(said['camps:q2']).toBe('«Вопрос 2»: мнения разошлись, 8 ставят низко, 9 — высоко, 3 — посередине');
    expect(said['same:q3']).toBe('«Вопрос 3»: почти все ответили одинаково, 20 из 21 поставили 3');
    expect(said['mean:q4']).toMatch(/^«Вопрос 4»: среднее 3,0 из 5/);
    expect(said['extremes:q0']).toBe(
      'Из вопросов с одной шкалой, из 5: лучше всего «Вопрос 1» — 4,1, хуже всего «Вопрос 0» — 1,9; разница больше случайной',
    );
  });

  it('is as sure as its interval and the number of answers bear: never high of five', () => {
    const sure = (times: number, change: object = {}) => {
      const scores = { 3: times, 5: times, 7: times, 8: times, 10: times };
      const run = runOf(1, [
        { text: 'Порекомендуете?', scores },
        { scale: '0-10', scores, ...change },
      ]);
      const { summary } = analysePoll(pollOf([run], answersOf(PAY)));
      const { areas_of_concern: bad, positive_highlights: good, insights } = summary;
      return Object.fromEntries([...bad, ...good, ...insights].map(({ id, confidence }) => [id, confidence]));
    };
    const five = sure(1);
    expect(five).toMatchObject({ enps: 'low', 'mean:q1': 'low', 'theme:pay': 'low' });
    expect(Object.values(five)).not.toContain('high');
    expect(sure(6)).toMatchObject({ 'mean:q1': 'middle' });
    expect(sure(60)).toMatchObject({ enps: 'high', 'mean:q1': 'high', 'theme:pay': 'low' });
  });

  it('tells two camps of an eNPS question, which stands for itself otherwise', () => {
    const said = (scores: Record<number, number>) => texts(pollOf([runOf(1, [{ ...ENPS, scores }])]));
    expect(said({ 2: 12, 8: 4, 10: 14 })['camps:q0']).toBe(
      '«Порекомендуете ли вы нас?»: мнения разошлись, 12 ставят низко, 14 — высоко, 4 — посередине',
    );
    expect(Object.keys(said({ 2: 12, 8: 20, 10: 14 }))).toEqual(['enps']);
  });

  it('calls no camp what fewer than five people make', () => {
    const camps = (low: number) =>
      texts(pollOf([runOf(1, [{ scale: '1-5', scores: { 1: low, 3: 1, 5: 6 } }])], [], { type: 'PULSE' }));
    expect(camps(5)).toHaveProperty('camps:q0');
    expect(camps(4)).not.toHaveProperty('camps:q0');
  });
});

describe('what has changed since the runs before', () => {
  const changed = (runs: PollData['runs']) => {
    const { summary } = analysePoll(pollOf(runs));
    return { finding: texts(pollOf(runs))['change:enps'], patterns: plain(summary.statistics.response_patterns) };
  };
  const POOR = { ...ENPS, scores: { 2: 20, 9: 4 } };

  it('is told where it is more than chance, as good or bad news', () => {
    expect(changed([runOf(8, [ENPS]), runOf(1, [POOR])]).finding).toBe(
      'eNPS вырос с прошлого запуска: был −67, стал +18; это больше случайной разницы',
    );
    const { summary, recommendations } = analysePoll(pollOf([runOf(8, [POOR]), runOf(1, [ENPS])]));
    expect(summary.areas_of_concern.map(({ id }) => id)).toContain('change:enps');
    expect(recommendations.immediate_actions.map(({ id }) => id)).toContain('now:change:enps');
  });

  it('is called possibly random where it may be', () => {
    const before = { ...ENPS, scores: { ...ENPS.scores, 9: 6 } };
    expect(changed([runOf(8, [ENPS]), runOf(1, [before])])).toEqual({
      finding: undefined,
      patterns: expect.stringContaining(
        'eNPS был +10, стал +18: разница может быть случайной, заметили бы перемену от 63 пунктов.',
      ),
    });
    const five = (promoters: number) => ({ ...ENPS, scores: { 3: 5 - promoters, 10: promoters } });
    expect(changed([runOf(8, [five(2)]), runOf(1, [five(3)])]).patterns).toContain(
      'eNPS был +20, стал −20: разница может быть случайной, при таком числе и разбросе ответов не заметить и самой большой перемены.',
    );
    expect(changed([runOf(8, [ENPS]), runOf(1, [ENPS])]).patterns).toContain('eNPS прежний: +18.');
  });

  it('is not told of an open run, of a first one, of other words', () => {
    expect(changed([runOf(8, [ENPS], { open: true }), runOf(1, [POOR])])).toEqual({
      finding: undefined,
      patterns: expect.stringContaining('Запуск ещё открыт: сравним с прошлыми, когда он закроется.'),
    });
    expect(changed([runOf(8, [ENPS])]).patterns).toContain('это первый запуск');
    expect(changed([runOf(8, [ENPS]), runOf(1, [POOR], { open: true })]).patterns).toContain('они ещё открыты');
    expect(changed([runOf(8, [ENPS]), runOf(1, [{ ...POOR, text: 'Иначе?' }])]).patterns).toContain('звучали иначе');
  });

  it('knows the runs before the one it is of', () => {
    const said = (change: Partial<PollData>, run = runOf(28, [ENPS])) => {
      const { summary, recommendations } = analysePoll(pollOf([run], [], change));
      return plain(JSON.stringify([summary, recommendations]));
    };
    const earlier = Array.from({ length: 19 }, (_, index) => runOf(20 - index, [POOR]));
    // As the page of results does: the trend over all of them, where it is more than chance.
    expect(said({ earlier, opened: 19 })).toContain('За 20 запусков eNPS вырос с −67 до +18');
    const fewOf = earlier.map((run) => ({ ...run, asked: 60 }));
    expect(said({ earlier: fewOf, opened: 19 })).toMatch(
      /За 20 запусков eNPS вырос с −67 до \+18: это больше случайной разницы, с поправкой на промолчавших от −\d+ до \+\d+/,
    );
    expect(said({ earlier: earlier.slice(0, 1), opened: 1 })).toContain(
      'eNPS вырос с прошлого запуска: был −67, стал +18',
    );
    expect(said({ earlier, opened: 19 })).not.toMatch(/первый запуск|тогда будет с чем сравнить/);
    expect(said({ opened: 3 })).toContain('в них показано меньше пяти ответов');
    expect(said({ opened: 3 })).not.toContain('первый запуск');
    const open = [runOf(20, [POOR], { open: true })];
    expect(said({ earlier: open, opened: 1 })).toContain('они ещё открыты');
    expect(said({ opened: 0 })).toContain('это первый запуск');
  });

  it('holds the first figure to the test of the page of results, however many questions stand beside it', () => {
    const step = (others: number) => {
      const beside = Array.from({ length: others }, () => ({ scale: '1-5' as const, scores: { 2: 6, 4: 6 } }));
      const [now, then] = [
        { ...ENPS, scores: { 2: 3, 9: 21 } },
        { ...ENPS, scores: { 2: 12, 9: 12 } },
      ];
      return changed([runOf(8, [now, ...beside]), runOf(1, [then, ...beside])]).finding;
    };
    expect(step(0)).toMatch(/больше случайной/);
    expect(step(9)).toBe(step(0));
  });

  it('is a trend over several runs', () => {
    const rising = [20, 16, 13, 9, 6, 2].map((critics, index) =>
      runOf(28 - 4 * (5 - index), [{ ...ENPS, scores: { 3: critics, 8: 10, 9: 24 - critics } }]),
    );
    expect(changed(rising.toReversed()).finding).toMatch(
      /^За 6 запусков eNPS вырос с −47 до \+59: это больше случайной/,
    );
  });

  it('asks for more of many questions than of one', () => {
    const questions = (last: object) => [
      ...Array.from({ length: 19 }, () => ({ scale: '1-5' as const, scores: { 3: 20 } })),
      last,
    ];
    const before = { scale: '1-5' as const, scores: { 2: 10, 4: 10 } };
    const now = { scale: '1-5' as const, scores: { 2: 1, 4: 19 } };
    const change = (of: (last: object) => object[]) =>
      texts(pollOf([runOf(8, of(now)), runOf(1, of(before))], [], { type: 'PULSE' }))[`change:q${of({}).length - 1}`];
    expect(change((last) => [last])).toBeDefined();
    expect(change(questions)).toBeUndefined();
  });
});
