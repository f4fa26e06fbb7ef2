import { describe, expect, it } from 'vitest';
import type { FactorOfGroup } from '#shared/rules/workload-level.ts';
import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { fewerAnswers } from './fewer-answers.ts';
import { worseAnswers, type ScaleQuestion, type ShownGroup } from './worse-answers.ts';
import { strongest, type Signal } from './signal.ts';
import { loadSignals } from './team-load.ts';
import { loadOf } from '#functions/state/load.ts';

const FROM = { source: 'poll', id: 'poll-1', title: 'Пульс', to: '/app/poll/1/results' } as const;
const TO_TEN = Array.from({ length: 11 }, (_, value) => value);
const TO_FIVE = [1, 2, 3, 4, 5];
const question = (
  text = 'Порекомендуете нас?',
  values: readonly number[] = TO_TEN,
  direction: ScaleQuestion['direction'] = 'higher_is_better',
) => ({ text, values, direction });
/** So many answers of each number. */
const counts = (given: Readonly<Record<number, number>>, values: readonly number[] = TO_TEN) =>
  values.map((value) => given[value] ?? 0);
const group = (team: string | null, ...byQuestion: (readonly number[] | null)[]): ShownGroup => ({
  team,
  counts: byQuestion,
});

describe('a team that answers lower than the others', () => {
  const stock = group('Склад', counts({ 3: 5 }));
  const sales = group('Продажи', counts({ 10: 6 }));

  it('is told with its mean, that of the others and how many have answered', () => {
    // Of 462 ways to choose five of these eleven answers one has a sum as far away: p = 1/462 for both teams.
    const [signal, ...others] = worseAnswers([stock, sales], [question()], FROM);
    expect(others).toEqual([]);
    expect(signal).toMatchObject({
      team: 'Склад',
      source: 'poll',
      tone: 'attention',
      label: 'оценки ниже других',
      evidence: [{ text: '5\u00a0ответов: «Пульс»', to: FROM.to }],
      action: { text: 'Открыть результаты', to: FROM.to },
    });
    expect(signal!.why).toMatch(
      /^«Порекомендуете нас\?»: в среднем 3,0 из 10 \(вероятно, от [\d,]+ до [\d,]+\), у остальных 10,0\. Разница больше случайной\.$/,
    );
    expect(signal!.strength).toBeCloseTo(Math.log10(462), 6);
  });

  it('quotes a question without the words that explain its scale', () => {
    const asked = question('Хватало ли времени? 1 — почти никогда, 5 — почти всегда.');
    const told = (text: ReturnType<typeof question>) => worseAnswers([stock, sales], [text], FROM)[0]!.why;
    expect(told(asked)).toMatch(/^«Хватало ли времени\?»: в среднем/);
    expect(told(question('Оцените неделю.'))).toMatch(/^«Оцените неделю\.»: в среднем/);
  });

  it('is none among so many comparisons that chance brings one such', () => {
    // Five questions more on which nobody differs: 1/462 × 12 ÷ 2 is 0.013; with seven 1/462 × 16 ÷ 2 is 0.017.
    const same = (many: number) => Array.from({ length: many }, () => counts({ 5: 5 }));
    const told = (many: number) =>
      worseAnswers(
        [group('Склад', ...stock.counts, ...same(many)), group('Продажи', ...sales.counts, ...same(many))],
        Array.from({ length: many + 1 }, () => question()),
        FROM,
      );
    expect(told(5)).toMatchObject([{ team: 'Склад', tone: 'soon' }]);
    expect(told(7)).toEqual([]);
  });

  it('is not one whose numbers are not told, and never all others together', () => {
    expect(worseAnswers([group('Склад', null), sales, group(null, counts({ 0: 5 }))], [question()], FROM)).toEqual([]);
    expect(worseAnswers([stock, sales], [null], FROM)).toEqual([]);
    expect(worseAnswers([], [question()], FROM)).toEqual([]);
  });

  it('is what a comparison settled before says, though the numbers alone would say another', () => {
    const settled = (worse: boolean) => [
      { ...stock, worse: [worse] },
      { ...sales, worse: [false] },
    ];
    expect(worseAnswers(settled(false), [question()], FROM)).toEqual([]);
    expect(worseAnswers(settled(true), [question()], FROM)).toHaveLength(1);
  });

  it('is read on the scale of its question', () => {
    const groups = [group('Склад', counts({ 1: 6 }, TO_FIVE)), group('Продажи', counts({ 5: 6 }, TO_FIVE))];
    const [signal] = worseAnswers(groups, [question('Удобен график?', TO_FIVE)], FROM);
    expect(signal!.why).toContain('в среднем 1,0 из 5');
  });

  it('is told where there is none in fewer than one of twenty companies', () => {
    let seed = 1;
    // A linear congruential generator (Numerical Recipes): the same companies each time.
    const random = () => (seed = (1_664_525 * seed + 1_013_904_223) % 2 ** 32) / 2 ** 32;
    const answers = () => {
      const given = counts({});
      for (let person = 0; person < 6; person++) given[Math.floor(random() * 11)]!++;
      return given;
    };
    let wrong = 0;
    for (let company = 0; company < 300; company++) {
      const groups = ['А', 'Б', 'В', 'Г'].map((team) => group(team, answers(), answers(), answers()));
      if (worseAnswers(groups, [question(), question(), question()], FROM).length > 0) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(15);
  });
});

describe('a question where less is better', () => {
  const load = question('Какой была нагрузка? 0 — совсем лёгкая, 10 — непосильная.', TO_TEN, 'lower_is_better');
  const stock = group('Склад', counts({ 9: 5 }));
  const sales = group('Продажи', counts({ 2: 6 }));

  it('names the team that answers higher, with the figures as they were given', () => {
    const [signal, ...others] = worseAnswers([stock, sales], [load], FROM);
    expect(others).toEqual([]);
    expect(signal).toMatchObject({ team: 'Склад', label: 'оценки выше других' });
    expect(signal!.why).toMatch(
      /^«Какой была нагрузка\?»: в среднем 9,0 из 10 \(вероятно, от [\d,]+ до [\d,]+\), у остальных 2,0; здесь меньше — лучше\./,
    );
  });

  it('names it where a comparison settled that it differs', () => {
    const settled = [
      { ...stock, worse: [true] },
      { ...sales, worse: [false] },
    ];
    expect(worseAnswers(settled, [load], FROM)).toMatchObject([{ team: 'Склад' }]);
    // The same mark on the team that answers lower is no reason to look at it.
    expect(worseAnswers([stock, { ...sales, worse: [true] }].slice(1), [load], FROM)).toEqual([]);
  });
});

describe('a team that answers less than before', () => {
  const turnout = (team: string, answered: number, asked: number) => ({ team, answered, asked });

  it('is told where chance does not explain it', () => {
    // Fisher's exact test: 20 of 20 against 10 of 20 has p = 0.0004; 9 of 9 against 6 of 9 has p = 0.2.
    const before = [turnout('Склад', 20, 20), turnout('Продажи', 9, 9)];
    const signals = fewerAnswers(before, [turnout('Склад', 10, 20), turnout('Продажи', 6, 9)], FROM);
    expect(signals).toMatchObject([{ team: 'Склад', label: 'отвечают реже', tone: 'attention' }]);
    expect(signals[0]!.why).toBe('Отвечают реже: 10 из 20 против 20 из 20 в прошлый раз. Разница больше случайной.');
  });

  it('is none that answers more, or was not there before', () => {
    expect(fewerAnswers([turnout('Склад', 10, 20)], [turnout('Склад', 20, 20), turnout('Новая', 0, 20)], FROM)).toEqual(
      [],
    );
  });
});

describe('the load of teams', () => {
  const TO = '/app/tasks/analysis';
  const FROM_LOAD = { workspaceId: 'workspace-1', to: TO };
  const metric = (key: string, count: number, of: number) => ({ key, label: key, count, of });
  const measured = (scores: Readonly<Record<string, number>>, ...metrics: Measurement['metrics']): Measurement => ({
    at: '2026-11-22T00:00:00.000Z',
    metrics: [metric('overdue', 27, 142), metric('no_deadline', 17, 142), ...metrics],
    scores: [
      { team: null, score: 62, people: 40 },
      ...Object.entries(scores).map(([team, score]) => ({ team, score, people: 6 })),
    ],
    smallTeams: 2,
  });
  const NOW = measured({ Склад: 66, Продажи: 84 }, metric('overdue:Продажи', 12, 38), metric('overdue:Склад', 6, 26));

  it('is told with the highest first, of all open tasks and those with a deadline', () => {
    const team = { reason: null, factor: null, high_since: null, low: null, high: null };
    expect(loadOf(NOW)).toEqual({
      teams: [
        { ...team, team: 'Продажи', index: 84, open: 38, overdue: 12 },
        { ...team, team: 'Склад', index: 66, open: 26, overdue: 6 },
      ],
      company: { index: 62, reason: '', factor: null },
      open: 142,
      overdue: 27,
      with_deadline: 125,
      small_teams: 2,
      measured_at: NOW.at,
    });
    expect(loadOf({ ...NOW, metrics: [] })).toBeNull();
  });

  it('is a signal where the index is high, above 80', () => {
    const signals = loadSignals(loadOf(NOW)!, null, FROM_LOAD);
    expect(signals).toMatchObject([{ team: 'Продажи', tone: 'attention', label: 'нагрузка высокая' }]);
    expect(signals[0]!.why).toBe('Индекс нагрузки 84 из 100. Просрочено 12 из 38\u00a0открытых задач.');
    expect(loadSignals(loadOf(measured({ Продажи: 80 }))!, null, FROM_LOAD)).toEqual([]);
  });

  it('is drawn by what is late, and asks to go through it, where that is what makes it high', () => {
    const by = (factor: FactorOfGroup | null) => {
      const scores = NOW.scores.map((one) => ({ ...one, factor }));
      const [signal] = loadSignals(loadOf({ ...NOW, scores })!, null, FROM_LOAD);
      return [signal!.comparisons.map(({ kind }) => kind), /просроченное/.test(signal!.steps.join())];
    };
    expect(by('overdue')).toEqual([['shares'], true]);
    expect(by('flow')).toEqual([[], false]);
    expect(by('people')).toEqual([[], false]);
  });

  it('says since when it is high, where that was not measured for the first time', () => {
    const by = (highSince: string) => {
      const scores = NOW.scores.map((one) => ({ ...one, highSince }));
      return loadSignals(loadOf({ ...NOW, scores })!, null, FROM_LOAD)[0]!.why;
    };
    expect(by('2026-10-04')).toMatch(/^Индекс нагрузки 84 из 100, выше 80 с.4.октября\. Просрочено 12 из 38/);
    expect(by(NOW.at.slice(0, 10))).toMatch(/^Индекс нагрузки 84 из 100\. Просрочено 12 из 38/);
  });

  it('is a signal of the whole company where its index is high and that of no team', () => {
    const of = (teams: Readonly<Record<string, number>>, index: number) => {
      const all = measured(teams);
      const scores = all.scores.map((one) =>
        one.team === null ? { ...one, score: index, reason: 'просрочено 38 % открытых задач' } : one,
      );
      return loadSignals(loadOf({ ...all, scores })!, null, FROM_LOAD).map(({ team, claim, why }) => [
        team,
        claim,
        why,
      ]);
    };
    const company = ['Вся компания', 'просрочено 38 % открытых задач', 'Индекс нагрузки 88 из 100.'];
    expect(of({}, 88)).toEqual([company]);
    expect(of({ Склад: 66 }, 88)).toEqual([company]);
    expect(of({ Склад: 84 }, 88).map(([team]) => team)).toEqual(['Склад']);
    expect(of({ Склад: 66 }, 80)).toEqual([]);
  });

  it('is a signal where more is late than a month ago, by more than chance', () => {
    const now = loadOf(measured({ Склад: 66 }, metric('overdue:Склад', 20, 40)))!;
    const told = (count: number, of: number) =>
      loadSignals(now, measured({}, metric('overdue:Склад', count, of)), FROM_LOAD);
    expect(told(4, 40)).toMatchObject([{ team: 'Склад', tone: 'soon', label: 'просрочка растёт' }]);
    expect(told(4, 40)[0]!.why).toContain('около месяца назад 4 из 40: разница больше случайной');
    expect(told(16, 40)).toEqual([]);
    expect(told(30, 40)).toEqual([]);
  });
});

describe('the teams that are told', () => {
  const signal = (team: string, more: Partial<Signal> = {}): Signal => ({
    team,
    source: 'load',
    subject_id: 'workspace-1',
    tone: 'soon',
    sure: 'likely',
    claim: 'просрочка растёт',
    comparisons: [],
    steps: [],
    working_days: 3,
    metric: null,
    label: 'просрочка растёт',
    why: `${team}.`,
    evidence: [{ text: team, to: '/' }],
    action: { text: 'Открыть', to: '/' },
    strength: 1,
    ...more,
  });

  it('are three at most, what to look at now first, then the stronger', () => {
    const signals = [
      signal('А', { strength: 5 }),
      signal('Б', { tone: 'attention' }),
      signal('В'),
      signal('Г', { strength: 3 }),
    ];
    expect(strongest(signals).told.map(({ team }) => team)).toEqual(['Б', 'А', 'Г']);
    expect(strongest([])).toEqual({ told: [], others: 0 });
    expect(strongest(signals).told[0]).not.toHaveProperty('strength');
  });

  it('have what another source says of them with their strongest signal', () => {
    const {
      told: [told, ...others],
    } = strongest([
      signal('А', { strength: 9 }),
      signal('А', { source: 'poll', why: 'Оценки ниже.', evidence: [{ text: 'Опрос', to: '/p' }] }),
    ]);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      source: 'load',
      why: 'А. Оценки ниже.',
      evidence: [{ text: 'А' }, { text: 'Опрос' }],
    });
  });
});
