import { describe, expect, it } from 'vitest';
import type { PollLine, QuestionRoom } from '#shared/models/poll-list.ts';
import type { Recurrence } from '#shared/models/recurrence.ts';
import type { Survey } from '#shared/models/survey.ts';
import { type ListEntry, pollEntry, surveyEntry } from './list-entry.ts';
import { adviceOf, calendarOf, type CalendarWeek } from './calendar.ts';

/** Thursday; its week is that of Monday, 23 November. */
const now = new Date('2026-11-26T12:00:00.000Z');
const FIRST_MONDAY = '2026-11-30T07:00:00.000Z';

interface Repeats extends Partial<Recurrence> {
  readonly questions?: number;
  readonly planned?: Partial<NonNullable<PollLine['planned']>>;
  readonly line?: Partial<PollLine>;
}

/** A poll that repeats, on Mondays at 10:00 from 30 November unless said otherwise. */
function repeats(id: string, { questions = 3, planned = {}, line = {}, ...recurrence }: Repeats = {}): ListEntry {
  return pollEntry({
    id,
    title: id,
    type: 'PULSE',
    is_anonymous: true,
    allow_anonymous_link: false,
    questions,
    created_at: '2026-11-01T09:00:00.000Z',
    state: 'finished',
    run: null,
    last_opened_at: null,
    archived_at: null,
    recurrence: {
      cadence: 'weekly',
      weekday: 1,
      month_day: null,
      time: '10:00',
      days_after: null,
      paused: false,
      next_at: FIRST_MONDAY,
      ...recurrence,
    },
    planned: { starts_on: '2026-11-02', skip_holidays: false, per_run: null, audience: { kind: 'all' }, ...planned },
    ...line,
  });
}
function openSurvey(id: string, questions: number, deadline: string | null, change: Partial<Survey> = {}): ListEntry {
  const whom = { respondent_type: 'ALL', selected_roles: [], selected_users: [] } as const;
  const moments = { created_at: '2026-11-02T09:00:00.000Z', updated_at: '2026-11-02T09:00:00.000Z' };
  const status = 'PUBLISHED' as const;
  // Border: the calendar looks at these fields alone.
  return surveyEntry({
    ...{ id, title: id, status, deadline, questions: Array.from({ length: questions }, () => ({})) },
    ...whom,
    ...moments,
    ...change,
  } as unknown as Survey);
}
const open = (questions: number, deadline: string | null, more: Partial<PollLine> = {}): Partial<PollLine> => ({
  state: 'running',
  run: { id: 'run', deadline, questions, audience: { kind: 'all' } },
  ...more,
});

function weeksOf(all: readonly ListEntry[], room: QuestionRoom | null = null): readonly CalendarWeek[] {
  const weeks = calendarOf(all, room, now);
  if (weeks === null) throw new Error('There is no calendar');
  return weeks;
}
const minutesOf = (all: readonly ListEntry[], room: QuestionRoom | null = null) =>
  weeksOf(all, room).map(({ minutes }) => minutes);
/** What is asked in each week, with what it takes. */
const runsOf = (all: readonly ListEntry[], room: QuestionRoom | null = null) =>
  weeksOf(all, room).map(({ runs }) => runs.map(({ asked, minutes }) => `${asked.id} ${minutes}`).join(', '));
/** The Mondays of the weeks in which something opens. */
const mondaysOf = (asked: ListEntry) =>
  weeksOf([asked]).flatMap(({ monday, runs }) => (runs.some(({ isOpen }) => !isOpen) ? [monday] : []));

describe('the weeks to come', () => {
  it('are eight of Moscow from Monday of this one, over the ends of months and of the year', () => {
    expect(weeksOf([repeats('a')]).map(({ monday }) => monday)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
      '2027-01-11',
    ]);
    // It is Monday in Moscow already, and Sunday in Greenwich still.
    expect(calendarOf([repeats('a')], null, new Date('2026-11-29T21:30:00.000Z'))![0]!.monday).toBe('2026-11-30');
  });

  it('hold what opens weekly, fortnightly and monthly, each by its own calendar', () => {
    expect(mondaysOf(repeats('weekly'))).toHaveLength(7);
    expect(mondaysOf(repeats('fortnightly', { cadence: 'fortnightly' }))).toEqual([
      '2026-11-30',
      '2026-12-14',
      '2026-12-28',
      '2027-01-11',
    ]);
    // The 31st is the last day of a shorter month.
    const last = { cadence: 'monthly', weekday: null, month_day: 31, next_at: '2026-11-30T07:00:00.000Z' } as const;
    expect(mondaysOf(repeats('monthly', last))).toEqual(['2026-11-30', '2026-12-28']);
  });

  it('ask on the next working day where holidays are left out, once for two runs that fall together', () => {
    const weeks = weeksOf([repeats('a', { planned: { skip_holidays: true } })]);
    expect(weeks.slice(5).map(({ runs }) => runs.map(({ at }) => at))).toEqual([
      ['2026-12-28T07:00:00.000Z'],
      [],
      ['2027-01-11T07:00:00.000Z'],
    ]);
  });

  it('begin with the run that comes next, and hold none before the first day of a schedule', () => {
    const later = { next_at: '2026-12-21T07:00:00.000Z', planned: { starts_on: '2026-12-20' } };
    expect(mondaysOf(repeats('a', later))).toEqual(['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11']);
  });

  it.each([
    ['repeats no more', { line: { recurrence: null, planned: null } }],
    ['is on pause', { paused: true, next_at: null }],
    ['lies in the archive', { line: { archived_at: '2026-11-20T09:00:00.000Z' } }],
    ['asks newcomers alone', { cadence: 'member_joined', days_after: 30, weekday: null }],
    ['opens after them', { next_at: '2027-02-01T07:00:00.000Z' }],
  ] as const)('hold nothing of a poll that %s; without anything planned there are none', (_, change) => {
    expect(calendarOf([repeats('a', change), openSurvey('open', 9, null)], null, now)).toBeNull();
    expect(runsOf([repeats('a', change), repeats('b')])[1]).toBe('b 1');
  });
});

describe('the minutes of a week', () => {
  it('are those of all that one person is asked in it, by the estimate of each; a week of nothing has none', () => {
    const all = [
      repeats('pulse', { questions: 9 }),
      repeats('enps', { cadence: 'monthly', weekday: null, month_day: 2, next_at: '2026-12-02T07:00:00.000Z' }),
    ];
    expect(minutesOf(all)).toEqual([0, 4, 3, 3, 3, 4, 3, 3]);
    expect(runsOf(all).slice(0, 2)).toEqual(['', 'pulse 3, enps 1']);
  });

  it('count what is open in the week it ends, what has no end in this one, and what is over nowhere', () => {
    const all = [
      repeats('pulse', { line: open(12, '2026-11-27T15:00:00.000Z') }),
      openSurvey('endless', 6, null),
      openSurvey('long', 6, '2027-03-01T15:00:00.000Z'),
      openSurvey('next week', 9, '2026-12-03T15:00:00.000Z'),
      openSurvey('over', 30, '2026-11-25T15:00:00.000Z'),
      openSurvey('done', 30, '2026-11-27T15:00:00.000Z', { status: 'COMPLETED' }),
    ];
    expect(runsOf(all).slice(0, 3)).toEqual(['pulse 4, endless 2, long 2', 'next week 3, pulse 1', 'pulse 1']);
    expect(minutesOf(all).slice(0, 3)).toEqual([8, 4, 1]);
  });

  it('take of a rotation what one run asks, of a poll with fewer questions all of them', () => {
    const long = (id: string, perRun: number) => repeats(id, { questions: 8, planned: { per_run: perRun } });
    expect(runsOf([long('some', 3), long('all', 10)])[1]).toBe('some 1, all 3');
  });

  it('are those of whoever is asked most where audiences have nobody in common, of both where somebody may be in both', () => {
    const team = (id: string, name: string, questions: number) =>
      repeats(id, { questions, planned: { audience: { kind: 'teams', teams: [name] } } });
    const store = team('store', 'Склад', 12);
    expect(minutesOf([store, team('sales', 'Продажи', 9)])[1]).toBe(4);
    expect(minutesOf([store, team('store too', 'Склад', 9)])[1]).toBe(7);
    expect(minutesOf([store, team('sales', 'Продажи', 9), repeats('all')])[1]).toBe(5);
    const roles: Partial<Survey> = { respondent_type: 'ROLES', selected_roles: ['hr'] };
    const survey = (change: Partial<Survey>) => openSurvey('survey', 9, '2026-12-03T15:00:00.000Z', change);
    const managers = repeats('managers', { planned: { audience: { kind: 'roles', roles: ['руководитель'] } } });
    expect(minutesOf([managers, survey(roles)])[1]).toBe(3);
    expect(minutesOf([store, survey(roles)])[1]).toBe(7);
    // Whoever was picked by name besides may be a manager as well.
    expect(minutesOf([managers, survey({ ...roles, selected_users: ['anna'] })])[1]).toBe(4);
  });

  it('leave out what the limit of questions lets nobody be asked, and shorten what takes turns', () => {
    const all = [repeats('pulse', { questions: 9 })];
    const room = { limit: 20, asked: [] };
    // 9 and 9 are asked, the third would be more than 20; after 30 days there is room again.
    expect(runsOf(all, room)).toEqual([
      '',
      'pulse 3',
      'pulse 3',
      'pulse 0',
      'pulse 0',
      'pulse 0',
      'pulse 3',
      'pulse 3',
    ]);
    const turns = [repeats('pulse', { questions: 30, planned: { per_run: 9 } })];
    expect(runsOf(turns, room).slice(1, 5)).toEqual(['pulse 3', 'pulse 3', 'pulse 1', 'pulse 0']);
    // What was asked lately counts, until 30 days are over.
    const asked = [
      { at: '2026-10-20T07:00:00.000Z', questions: 20 },
      { at: '2026-11-02T07:00:00.000Z', questions: 12 },
    ];
    expect(runsOf(all, { limit: 20, asked }).slice(1, 3)).toEqual(['pulse 0', 'pulse 3']);
  });
});

describe('a week of five minutes or more', () => {
  const adviceIn = (all: readonly ListEntry[], week: number) => adviceOf(weeksOf(all)[week]!);

  it('has one of several moved, the only one shortened, and nothing more where all is open', () => {
    const long = repeats('long', { questions: 15 });
    expect(adviceIn([long], 1)).toBe('shorten');
    expect(adviceIn([long, repeats('other')], 1)).toBe('move');
    expect(adviceIn([repeats('short', { questions: 12 }), openSurvey('open', 15, null)], 0)).toBe('full');
    expect(adviceIn([repeats('short', { questions: 12 })], 1)).toBeNull();
  });
});
