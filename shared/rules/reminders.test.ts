import { describe, expect, it } from 'vitest';
import { knowsWhoAnswered, mayRemindAt, nextReminder } from './reminders.ts';

const at = (text: string) => new Date(text);
/** When a run opened then is reminded of, one time after the other. */
function remindersOf(openedAt: string, deadline: string | null = null): string[] {
  const found: string[] = [];
  let after = at(openedAt);
  for (;;) {
    const next = nextReminder({ openedAt, deadline }, after);
    if (next === null) return found;
    found.push(next.toISOString());
    after = next;
  }
}

describe('reminders', () => {
  it('come on the third and on the fifth day after the opening, at 10:00 in Moscow', () => {
    // A Monday; still Monday in Moscow, already Monday in Moscow.
    const both = ['2026-11-19T07:00:00.000Z', '2026-11-23T07:00:00.000Z'];
    expect(remindersOf('2026-11-16T20:59:00.000Z')).toEqual(both);
    expect(remindersOf('2026-11-15T21:00:00.000Z')).toEqual(both);
  });

  it('wait for a working day: on no weekend and no holiday, and two that fall together are one', () => {
    // Wednesday: Saturday and Monday.
    expect(remindersOf('2026-11-18T08:00:00.000Z')).toEqual(['2026-11-23T07:00:00.000Z']);
    // 4 November is a holiday.
    expect(remindersOf('2026-11-01T08:00:00.000Z')).toEqual(['2026-11-05T07:00:00.000Z', '2026-11-06T07:00:00.000Z']);
    // The new year.
    expect(remindersOf('2026-12-29T08:00:00.000Z')).toHaveLength(1);
    expect(remindersOf('2026-12-29T08:00:00.000Z')[0]! > '2027-01-08').toBe(true);
  });

  it('never come after the deadline or within twelve hours of it', () => {
    const opened = '2026-11-16T08:00:00.000Z';
    expect(remindersOf(opened, '2026-11-19T19:00:00.000Z')).toEqual([]);
    expect(remindersOf(opened, '2026-11-19T19:00:00.001Z')).toEqual(['2026-11-19T07:00:00.000Z']);
    expect(remindersOf(opened, '2026-11-18T07:00:00.000Z')).toEqual([]);
  });

  it('that come late are held to the same: no weekend, no last hours', () => {
    expect(mayRemindAt({ deadline: null }, at('2026-11-20T07:05:00.000Z'))).toBe(true);
    expect(mayRemindAt({ deadline: null }, at('2026-11-21T07:05:00.000Z'))).toBe(false);
    expect(mayRemindAt({ deadline: '2026-11-20T19:05:00.000Z' }, at('2026-11-20T07:05:00.000Z'))).toBe(false);
  });

  it('are not planned where nobody noted when the run was opened', () => {
    expect(nextReminder({ openedAt: null, deadline: null }, at('2026-11-16T08:00:00.000Z'))).toBeNull();
  });
});

it('who has answered is known but for an anonymous run that was opened again', () => {
  const run = { published: true, isAnonymous: true, openedAt: '2026-11-16T08:00:00.000Z', reopened: false };
  expect(knowsWhoAnswered(run)).toBe(true);
  expect(knowsWhoAnswered({ ...run, reopened: true })).toBe(false);
  expect(knowsWhoAnswered({ ...run, openedAt: null })).toBe(false);
  expect(knowsWhoAnswered({ ...run, isAnonymous: false, reopened: true, openedAt: null })).toBe(true);
});
