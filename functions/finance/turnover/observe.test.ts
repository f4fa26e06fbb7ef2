import { describe, expect, it } from 'vitest';
import type { HistoryLine, ListedPerson, TurnoverData } from './data.ts';
import { observe } from './observe.ts';

const listed = (id: string, more: Partial<ListedPerson> = {}): ListedPerson => ({
  ...{ id, department: 'Склад', hiredOn: '2024-05-01', leftOn: null, leaving: null, annualPay: 600_000 },
  ...more,
});
const line = (id: string | null, hiredOn: string, leftOn: string | null, more: Partial<HistoryLine> = {}) => ({
  ...{ id, hiredOn, leftOn, department: null, leaving: null },
  ...more,
});
const data = (lists: Record<string, ListedPerson[]>, more: Partial<TurnoverData> = {}): TurnoverData => ({
  lists: Object.entries(lists).map(([month, people]) => ({ month, people })),
  ...{ history: [], historyOn: null, today: '2026-11-22' },
  ...more,
});

describe('the employments behind the lists and the history', () => {
  it('sees nothing without data', () => {
    expect(observe(data({}))).toBeNull();
    expect(observe(data({ '2026-10': [] }))).toBeNull();
    // All of it is still to come.
    expect(observe(data({}, { history: [line('a', '2027-01-01', null)], historyOn: '2026-11-20' }))).toBeNull();
  });

  it('joins a person of several months, and sees them from the first list on', () => {
    const observed = observe(data({ '2026-10': [listed('a')], '2026-08': [listed('a')], '2026-09': [listed('a')] }))!;
    expect(observed.employments).toEqual([
      {
        ...{ department: 'Склад', hiredOn: '2024-05-01', seenFrom: '2026-08-01' },
        ...{ leftOn: null, leaving: null, annualPay: 600_000 },
      },
    ]);
    expect([observed.since, observed.until]).toEqual(['2026-08-01', '2026-10-31']);
  });

  it('takes what somebody is paid from whole months: neither a month left half-way nor one bonus stands for the year', () => {
    const paid = (annualPay: number, leftOn: string | null = null) => [listed('a', { annualPay, leftOn })];
    const months = { '2026-07': paid(600_000), '2026-08': paid(600_000), '2026-09': paid(900_000) };
    const observed = observe(data({ ...months, '2026-10': paid(40_000, '2026-10-03') }))!;
    expect(observed.employments[0]!.annualPay).toBe(700_000);
    // Of somebody without a single whole month there is nothing better.
    const short = observe(data({ '2026-10': [listed('b', { hiredOn: '2026-10-20', annualPay: 240_000 })] }))!;
    expect(short.employments[0]!.annualPay).toBe(240_000);
  });

  it('sees no further than today, and takes a leaving that is only planned for none', () => {
    const leaving = listed('a', { leftOn: '2026-11-30', leaving: 'voluntary' });
    const observed = observe(data({ '2026-11': [leaving] }))!;
    expect(observed.until).toBe('2026-11-22');
    expect(observed.employments[0]).toMatchObject({ leftOn: null, leaving: null });
  });

  it('takes whoever disappears from the lists for gone since the end of their last month, and says so', () => {
    const observed = observe(
      data({ '2026-08': [listed('a'), listed('b')], '2026-09': [listed('b')], '2026-10': [listed('b')] }),
    )!;
    expect(observed.employments.map(({ leftOn }) => leftOn)).toEqual(['2026-08-31', null]);
    expect(observed.unclear.disappeared).toBe(1);
  });

  it('takes a month that somebody is missing from for a gap, not for leaving', () => {
    const observed = observe(data({ '2026-08': [listed('a')], '2026-09': [listed('b')], '2026-10': [listed('a')] }))!;
    expect(observed.employments.filter(({ leftOn }) => leftOn !== null)).toHaveLength(1);
  });

  it('looks back as far as the earliest leaving in the history', () => {
    const observed = observe(
      data(
        { '2026-10': [listed('a')] },
        {
          history: [
            line('x', '2019-01-10', '2023-04-17', { leaving: 'voluntary', department: 'Продажи' }),
            line('a', '2024-05-01', null),
          ],
          historyOn: '2026-11-01',
        },
      ),
    )!;
    expect([observed.since, observed.until]).toEqual(['2023-04-01', '2026-11-01']);
    expect(observed.employments).toMatchObject([
      // Hired after that day, so seen from the day of hiring on.
      { seenFrom: '2024-05-01', leftOn: null },
      { seenFrom: '2023-04-01', leftOn: '2023-04-17', leaving: 'voluntary', department: 'Продажи', annualPay: null },
    ]);
  });

  it('joins a line of the history to the person of the lists, by id or by both days', () => {
    const lists = {
      '2026-08': [listed('a', { hiredOn: null }), listed('b'), listed('c', { leftOn: '2026-08-14' })],
      '2026-10': [listed('a', { hiredOn: null })],
    };
    const history = [
      line('a', '2022-02-02', null),
      // Under numbers of the personnel: the same days as «c», the same day of hiring as «b» who has disappeared.
      line('tab-7', '2024-05-01', '2026-08-14', { leaving: 'employer' }),
      line(null, '2024-05-01', '2026-08-20', { leaving: 'voluntary' }),
    ];
    const observed = observe(data(lists, { history, historyOn: '2026-11-01' }))!;
    expect(observed.employments).toMatchObject([
      { hiredOn: '2022-02-02', leftOn: null },
      { leftOn: '2026-08-20', leaving: 'voluntary' },
      { leftOn: '2026-08-14', leaving: 'employer' },
    ]);
    expect(observed.unclear).toEqual({ withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 });
  });

  it('does not count twice whom the history knows under another name and the lists have', () => {
    const history = [line('tab-1', '2024-05-01', null), line('tab-2', '2020-01-01', null)];
    const observed = observe(data({ '2026-10': [listed('a')] }, { history, historyOn: '2026-11-01' }))!;
    expect(observed.employments).toHaveLength(1);
    expect(observed.unclear.unknown).toBe(2);
  });

  it('takes whoever was hired on the same day and is still listed for somebody else', () => {
    const history = [line('tab-1', '2024-05-01', '2026-10-02')];
    const observed = observe(data({ '2026-10': [listed('a')] }, { history, historyOn: '2026-10-31' }))!;
    expect(observed.employments.map(({ leftOn }) => leftOn)).toEqual([null, '2026-10-02']);
  });

  it('counts whoever came back twice', () => {
    const lists = {
      '2025-01': [listed('a', { hiredOn: '2023-01-01', leftOn: '2025-01-20', leaving: 'voluntary' })],
      '2026-10': [listed('a', { hiredOn: '2025-06-01' })],
    };
    const observed = observe(
      data(lists, { history: [line('a', '2019-01-01', '2021-01-01')], historyOn: '2026-10-31' }),
    )!;
    expect(observed.employments.map(({ hiredOn, leftOn }) => [hiredOn, leftOn])).toEqual([
      ['2023-01-01', '2025-01-20'],
      ['2025-06-01', null],
      ['2019-01-01', '2021-01-01'],
    ]);
    expect(observed.unclear.contradictory).toBe(0);
  });

  it.each([
    [
      'two days of hiring',
      { '2026-09': [listed('a')], '2026-10': [listed('a', { hiredOn: '2024-06-01' })] },
      [],
      { hiredOn: '2024-06-01', leftOn: null },
    ],
    [
      'pay after leaving',
      { '2026-08': [listed('a', { leftOn: '2026-08-10' })], '2026-10': [listed('a')] },
      [],
      { hiredOn: '2024-05-01', leftOn: null },
    ],
    [
      'a history in which they left while the lists still have them',
      { '2026-10': [listed('a')] },
      [line('a', '2024-05-01', '2025-01-01')],
      { leftOn: null },
    ],
    [
      'two days of leaving',
      { '2026-10': [listed('a', { leftOn: '2026-10-05' })] },
      [line('a', '2024-05-01', '2026-10-09')],
      { leftOn: '2026-10-05' },
    ],
  ])('believes the newest list where there are %s, and says that it had to', (_, lists, history, expected) => {
    const observed = observe(data(lists as Record<string, ListedPerson[]>, { history, historyOn: '2026-11-01' }))!;
    expect(observed.employments).toHaveLength(1);
    expect(observed.employments[0]).toMatchObject(expected);
    expect(observed.unclear.contradictory).toBe(1);
  });

  it('keeps a leaving that comes before the hiring, without the tenure', () => {
    const observed = observe(data({ '2026-10': [listed('a', { hiredOn: '2026-10-09', leftOn: '2026-10-02' })] }))!;
    expect(observed.employments[0]).toMatchObject({ hiredOn: null, leftOn: '2026-10-02' });
    expect(observed.unclear).toMatchObject({ contradictory: 1, withoutHiring: 1 });
  });

  it('passes over whoever left before anything was seen', () => {
    // The list has a former employee, whose leaving is where the looking begins.
    const observed = observe(data({ '2026-10': [listed('a'), listed('b', { leftOn: '2025-03-03' })] }))!;
    expect(observed.since).toBe('2025-03-01');
    expect(observed.employments).toHaveLength(2);
  });
});
