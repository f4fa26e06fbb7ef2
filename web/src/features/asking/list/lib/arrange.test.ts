import { describe, expect, it } from 'vitest';
import type { PollLine } from '#shared/models/poll-list.ts';
import type { Recurrence } from '#shared/models/recurrence.ts';
import type { Survey } from '#shared/models/survey.ts';
import { found, grouped, opensAgain, ordered, ordersOf, type Reader } from './arrange.ts';
import { type ListEntry, pollEntry, surveyEntry } from './list-entry.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const nobody: ReadonlySet<string> = new Set();
const owner: Reader = { runs: true, waiting: nobody, behind: new Set(['few answers']), now };
const NEXT = '2026-11-30T07:00:00.000Z';

function poll(id: string, change: Partial<PollLine> = {}): ListEntry {
  return pollEntry({
    id,
    title: id,
    type: 'PULSE',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: 3,
    created_at: '2026-11-01T09:00:00.000Z',
    state: 'finished',
    run: null,
    last_opened_at: null,
    archived_at: null,
    recurrence: null,
    planned: null,
    ...change,
  });
}
const running = (id: string, deadline: string | null, more: Partial<PollLine> = {}) =>
  poll(id, { state: 'running', run: { id: `run of ${id}`, deadline, questions: 3, audience: null }, ...more });
const weekly = (next: string | null): Recurrence => ({
  cadence: 'weekly',
  weekday: 1,
  month_day: null,
  time: '10:00',
  days_after: null,
  paused: next === null,
  next_at: next,
});
function survey(id: string, change: Partial<Survey> = {}): ListEntry {
  const moments = {
    created_at: '2026-11-02T09:00:00.000Z',
    published_at: null,
    updated_at: '2026-11-02T09:00:00.000Z',
  };
  // Border: the list looks at these fields alone.
  return surveyEntry({ id, title: id, status: 'COMPLETED', deadline: null, ...moments, ...change } as Survey);
}
const idsOf = (list: readonly ListEntry[]) => list.map(({ id }) => id);
const groupsOf = (list: readonly ListEntry[], reader: Reader) =>
  Object.fromEntries(Object.entries(grouped(list, reader)).map(([group, of]) => [group, idsOf(of)]));

describe('the groups of the list', () => {
  it('put first what ends within days or has few answers, and what was begun lately, polls and surveys alike', () => {
    const all = [
      survey('old draft', { status: 'DRAFT' }),
      survey('fresh draft', { status: 'DRAFT', updated_at: '2026-11-25T09:00:00.000Z' }),
      survey('done'),
      survey('away', { status: 'ARCHIVED' }),
      survey('ends tomorrow', { status: 'PUBLISHED', deadline: '2026-11-27T15:00:00.000Z' }),
      running('ends today', '2026-11-26T15:00:00.000Z'),
      running('endless', null),
      running('few answers', '2026-12-01T15:00:00.000Z'),
      running('ends later', '2026-12-10T15:00:00.000Z'),
      poll('planned', { state: 'draft', recurrence: weekly(NEXT) }),
      poll('kept', { archived_at: '2026-11-20T09:00:00.000Z' }),
    ];
    expect(groupsOf(all, owner)).toEqual({
      first: ['ends today', 'ends tomorrow', 'few answers', 'fresh draft'],
      running: ['ends later', 'endless'],
      ahead: ['planned'],
      finished: ['done'],
      drafts: ['old draft'],
      archived: ['away', 'kept'],
    });
  });

  it('show whoever only answers first what waits for them, and no drafts', () => {
    const all = [
      survey('asks me', { status: 'PUBLISHED' }),
      running('asks others', null),
      running('asks me, too', null),
      poll('draft', { state: 'draft' }),
      poll('planned', { state: 'draft', recurrence: weekly(NEXT) }),
      poll('done'),
    ];
    const employee: Reader = { runs: false, waiting: new Set(['asks me', 'asks me, too']), behind: nobody, now };
    expect(groupsOf(all, employee)).toEqual({
      first: ['asks me', 'asks me, too'],
      running: ['asks others'],
      ahead: [],
      finished: ['done'],
      drafts: [],
      archived: [],
    });
  });

  it('tell of what opens again the next first, neither what is open already nor what is on pause', () => {
    const polls = [
      poll('later', { recurrence: weekly('2026-12-07T07:00:00.000Z') }),
      poll('paused', { recurrence: weekly(null) }),
      running('open', null, { recurrence: weekly('2026-11-25T07:00:00.000Z') }),
      poll('next', { recurrence: weekly(NEXT) }),
    ];
    expect(idsOf(opensAgain(polls))).toEqual(['next', 'later']);
  });
});

describe('the rows of one state', () => {
  const soon = running('soon', '2026-11-24T10:00:00.000Z', { title: 'Столовая' });
  const later = running('later', '2026-12-24T10:00:00.000Z', { title: 'Ёлка и столовая' });
  const endless = running('endless', null, { title: 'Обед 10', last_opened_at: '2026-11-20T09:00:00.000Z' });
  const older = running('older', null, { title: 'Обед 9', last_opened_at: '2026-11-19T09:00:00.000Z' });
  const all = [older, later, endless, soon];

  it('stand with what ends first on top, what has no end last, the newest of them first', () => {
    expect(idsOf(ordered(all, 'urgent'))).toEqual(['soon', 'later', 'endless', 'older']);
  });

  it('stand by when they were opened last, or made, and by title as people count', () => {
    expect(idsOf(ordered([soon, older, endless], 'new'))).toEqual(['endless', 'older', 'soon']);
    expect(idsOf(ordered(all, 'title'))).toEqual(['later', 'older', 'endless', 'soon']);
  });

  it('are urgent only where they run', () => {
    expect(ordersOf('running')[0]).toBe('urgent');
    expect(ordersOf('finished')).toEqual(['new', 'title']);
  });
});

it('finds what has the words in its title, its kind or its finding, in any order, whatever the case', () => {
  const wordsOf = ({ kind, id }: ListEntry) =>
    kind === 'survey' ? ['Исследование'] : ['Пульс', ...(id === 'b' ? ['ниже, чем в прошлый раз'] : [])];
  const all = [
    poll('a', { title: 'Ёлка и столовая' }),
    poll('b', { title: 'Обед' }),
    survey('c', { title: 'Столовая' }),
  ];
  const foundBy = (search: string) => idsOf(all.filter(found(search, wordsOf)));
  expect(foundBy(' СТОЛ елка')).toEqual(['a']);
  expect(foundBy('столовая исследование')).toEqual(['c']);
  expect(foundBy('обед ниже')).toEqual(['b']);
  expect(foundBy('завтрак')).toEqual([]);
  expect(foundBy('')).toEqual(['a', 'b', 'c']);
});
