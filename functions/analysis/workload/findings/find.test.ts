import { describe, expect, it } from 'vitest';
import { prepareWork } from '../work.ts';
import type { WorkloadPerson, WorkloadTask } from '../data.ts';
import { inDays, personOf, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { findAll } from '#tests/support/said-analyses.ts';
import type { FindingKind } from './finding.ts';

type Finding = ReturnType<typeof findAll>[number];

const find = (tasks: readonly WorkloadTask[], people: readonly WorkloadPerson[] = TEN) =>
  // Known for too short to tell what usually comes in.
  findAll(prepareWork({ ...workloadOf(tasks, people), knownSince: inDays(-59) }));
/** With plain spaces, for reading. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const kinds = (found: readonly Finding[]) => found.map(({ kind }) => kind);
const the = (kind: FindingKind, found: readonly Finding[]) => found.find((one) => one.kind === kind);

const TEN = Array.from({ length: 10 }, (_, index) => personOf(`p${index}`, index < 5 ? 'Продажи' : 'Склад'));
let id = 0;
/** So many tasks, spread over people p0 to p9 or those of these numbers; in time, estimated, young unless told otherwise. */
const tasks = (
  count: number,
  change: Partial<WorkloadTask> = {},
  people: readonly number[] = TEN.map((_, index) => index),
) =>
  Array.from({ length: count }, (_, index) =>
    taskOf(id++, {
      personId: `p${people[index % people.length]}`,
      deadline: inDays(40 + index),
      estimateSeconds: 3600,
      ...change,
    }),
  );
const LATE = { overdue: true, deadline: inDays(-2) };
const SALES = [0, 1, 2, 3, 4];

describe('what is found in tasks', () => {
  it('is nothing where nothing stands out, or nothing is there', () => {
    expect(find([])).toEqual([]);
    expect(find([], [])).toEqual([]);
    expect(find(tasks(40))).toEqual([]);
  });

  it('tells of late tasks that have become more by more than chance, with where they stood a month ago', () => {
    const found = find([
      ...tasks(26, { createdAt: inDays(-60) }, SALES),
      ...tasks(24, { createdAt: inDays(-10), ...LATE }, SALES),
      ...tasks(6, { createdAt: inDays(-20), state: 'completed', closedAt: inDays(-3) }, SALES),
    ]);
    const one = the('overdue_growth', found)!;
    expect(one.insight).toMatchObject({
      id: 'overdue_growth:Продажи',
      severity: 'high',
      confidence: 'high',
      affected_employees: 5,
      metric: { key: 'overdue:Продажи', count: 24, of: 50 },
    });
    expect(plain(one.insight.title)).toBe('Команда «Продажи»: просрочка растёт быстрее, чем закрываются задачи');
    expect(plain(one.insight.description)).toBe(
      'За 30 дней поставили 30 задач, закрыли 6. Просрочено 24 из 50 открытых, 30 дней назад было 0 из 26. Это больше случайной разницы. Чтобы их разобрать, в нынешнем темпе нужно 65 дней.',
    );
    expect(one.insight.evidence.map(({ id: chip, label, count }) => [chip, plain(label), count])).toEqual([
      ['overdue:Продажи', '24 задачи', 24],
      ['created:Продажи', '30 новых', 30],
      ['closed:Продажи', '6 закрыто', 6],
    ]);
    expect(one.tasks.get('overdue:Продажи')).toHaveLength(24);
  });

  it('does not call growth what may be chance', () => {
    const steady = { createdAt: inDays(-60) };
    const found = find([
      ...tasks(14, steady, SALES),
      ...tasks(4, { ...steady, overdue: true, deadline: inDays(-40) }, SALES),
      ...tasks(2, { ...steady, ...LATE }, SALES),
    ]);
    expect(the('overdue_growth', found)).toBeUndefined();
  });

  it('tells of many late tasks without history as what they are', () => {
    const found = the(
      'overdue_level',
      find([...tasks(20, {}, SALES), ...tasks(20, { ...LATE, createdAt: null }, SALES)]),
    )!;
    expect(found.insight.title).toBe('Команда «Продажи»: просрочена заметная часть задач');
    expect(the('overdue_level', find(tasks(10, { ...LATE, createdAt: null }, SALES)))!.insight).toMatchObject({
      severity: 'critical',
      title: 'Команда «Продажи»: просрочена большая часть задач',
    });
  });

  it('tells of tasks that wait for longer than tasks take, and says what is not known', () => {
    const waits = tasks(9, { waiting: true, createdAt: inDays(-20) }, SALES);
    const done = tasks(12, { state: 'completed', createdAt: inDays(-6), closedAt: inDays(-3) }, SALES);
    const found = the('waiting', find([...waits, ...done, ...tasks(17, {}, SALES)]))!;
    expect(found.insight).toMatchObject({ id: 'waiting:Продажи', severity: 'medium', confidence: 'middle' });
    expect(plain(found.insight.description)).toBe(
      'Ждут 9 из 26 открытых задач. Обычно такая задача открыта 20 дней со дня постановки; закрытые за 30 дней обычно занимали 3 дня. С какого дня задача ждёт, в данных нет.',
    );
    const young = tasks(9, { waiting: true, createdAt: inDays(-1) }, SALES);
    expect(the('waiting', find([...young, ...done, ...tasks(17, {}, SALES)]))).toBeUndefined();
  });

  it('tells of days with at least twice the usual deadlines as a forecast, days in a row together', () => {
    // Two deadlines on each of the last forty working days.
    const usual = Array.from({ length: 80 }, (_, index) =>
      taskOf(id++, { state: 'completed', closedAt: inDays(-1), deadline: inDays(-0.7 * (index + 1)), personId: 'p1' }),
    );
    const peak = [...tasks(9, { deadline: inDays(3) }), ...tasks(9, { deadline: inDays(4) })];
    const found = the('peak', find([...usual, ...peak]))!;
    expect(found.insight).toMatchObject({ confidence: 'low', type: 'other', affected_employees: 9 });
    expect(plain(found.insight.title)).toBe('Пик сроков придётся на 25–26 ноября');
    expect(plain(found.insight.description)).toMatch(
      /^На эти дни поставлено 18 сроков, обычно около \d\. Это прогноз: /,
    );
    expect(plain(found.insight.description)).toMatch(/Прежних пиков, с которыми его можно сравнить, ещё не было\.$/);
    expect(the('peak', find([...usual, ...tasks(3, { deadline: inDays(3) })]))).toBeUndefined();
    // Without a past nobody knows what is usual.
    expect(the('peak', find(peak))).toBeUndefined();
  });

  it('tells that few carry much as counts, where there are people and tasks enough to say so', () => {
    const found = the('concentration', find([...tasks(20), ...tasks(22, {}, [3])]))!;
    expect(plain(found.insight.description)).toContain(
      'У одного человека из 10 — 24 из 42 открытых задач с ответственным.',
    );
    expect(found.insight).toMatchObject({ severity: 'high', affected_employees: 1 });
    expect(the('concentration', find([...tasks(10), ...tasks(12, {}, [3])]))).toBeUndefined();
    expect(the('concentration', find([...tasks(18), ...tasks(22, {}, [3])], TEN.slice(0, 9)))).toBeUndefined();
  });

  it('tells of people with clearly more tasks than they themselves usually have, five at least', () => {
    const usual = tasks(50, { createdAt: inDays(-100) });
    const more = (people: readonly number[]) => tasks(4 * people.length, { createdAt: inDays(-1) }, people);
    const found = the('above_habit', find([...usual, ...more([0, 1, 2, 5, 6])]))!;
    expect(plain(found.insight.description)).toMatch(
      /^У 5 из 10 человек открытых задач заметно больше, чем обычно у них самих/,
    );
    expect(found.insight).toMatchObject({ affected_employees: 5, metric: { key: 'above_habit', count: 5, of: 10 } });
    expect(the('above_habit', find([...usual, ...more([0, 1, 2, 5])]))).toBeUndefined();
  });

  it('tells of old tasks, of whose changes nothing is known, but not of those with a deadline ahead', () => {
    const old = { createdAt: inDays(-31), startedAt: inDays(-31), deadline: null };
    const found = the('stale', find([...tasks(20), ...tasks(5, old)]))!;
    expect(found.insight.metric).toEqual({ key: 'stale', label: 'Давние задачи', count: 5, of: 25 });
    expect(the('stale', find([...tasks(20), ...tasks(5, { ...old, startedAt: inDays(-29) })]))).toBeUndefined();
    expect(the('stale', find([...tasks(20), ...tasks(5, { ...old, deadline: inDays(50) })]))).toBeUndefined();
  });

  it('tells of what tasks lack', () => {
    const found = find([
      ...tasks(20),
      ...tasks(5, { personId: null }),
      ...tasks(6, { deadline: null }),
      ...tasks(40, { estimateSeconds: null }),
    ]);
    expect(kinds(found)).toEqual(['no_estimate', 'no_responsible']);
    expect(plain(the('no_responsible', found)!.insight.description)).toBe(
      'Ответственного нет у 5 из 71 открытых задач: чья это нагрузка, не видно.',
    );
    expect(the('no_deadline', find([...tasks(40), ...tasks(6, { deadline: null })]))).toMatchObject({
      count: 6,
      of: 46,
    });
  });

  it('counts whoever is not among the people as nobody', () => {
    const found = find([...tasks(20), ...tasks(5, { personId: 'gone' })]);
    expect(the('no_responsible', found)).toMatchObject({ count: 5, of: 25 });
  });

  it('tells which team is late less often and what it does differently, and that the cause is unknown', () => {
    const found = the(
      'less_overdue',
      find([
        ...tasks(28, {}, SALES),
        ...tasks(2, LATE, SALES),
        ...tasks(20, { estimateSeconds: null }, [5, 6, 7, 8, 9]),
        ...tasks(20, { ...LATE, estimateSeconds: null }, [5, 6, 7, 8, 9]),
      ]),
    )!;
    expect(found.insight).toMatchObject({ type: 'opportunity', severity: 'low', id: 'less_overdue:Продажи' });
    expect(plain(found.insight.description)).toBe(
      'Просрочено 2 из 30 открытых задач, у остальных — 20 из 40. Оценка времени есть у 30 из 30, у остальных — у 0 из 40. Причина ли это — неизвестно.',
    );
  });

  it('puts the gravest first, then the largest, and tells eight at most', () => {
    const found = find([
      ...tasks(
        30,
        { ...LATE, deadline: inDays(-35), createdAt: inDays(-40), waiting: true, estimateSeconds: null },
        SALES,
      ),
      ...tasks(30, { createdAt: inDays(-40), deadline: null, estimateSeconds: null }, [5]),
      ...tasks(10, { personId: null, deadline: null }),
    ]);
    const order = ['critical', 'high', 'medium', 'low'];
    const ranks = found.map(({ insight }) => order.indexOf(insight.severity));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(found.length).toBeGreaterThan(4);
    expect(found.length).toBeLessThanOrEqual(8);
  });
});
