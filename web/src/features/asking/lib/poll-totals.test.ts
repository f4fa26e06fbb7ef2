import { expect, it } from 'vitest';
import type { PollQuestion } from '#shared/models/answers.ts';
import type { PollLine } from '#shared/models/poll-list.ts';
import type { Poll } from '#shared/models/poll.ts';
import { withoutPoll, withPoll } from './poll-totals.ts';

const question: PollQuestion = { id: 'q', text: '?', order_index: 0, is_required: true, scale: null, direction: null };

function poll(id: string, type: Poll['type'], questions: number): Poll {
  return {
    id,
    workspace_id: 'w',
    title: id,
    type,
    is_anonymous: false,
    allow_anonymous_link: false,
    questions: Array.from({ length: questions }, () => question),
    language: null,
    translated_into: [],
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    recurrence: null,
    version: 1,
  };
}
const empty = { polls: [] as PollLine[], totals: { polls: 0, enps: 0, pulse: 0, questions: 0 }, next_cursor: null };

it('puts a new poll on top as a draft, and the figures count it', () => {
  const pages = withPoll(withPoll([empty], poll('one', 'ENPS', 2)), poll('two', 'PULSE', 1));
  expect(pages[0]!.totals).toEqual({ polls: 2, enps: 1, pulse: 1, questions: 3 });
  expect(pages[0]!.polls.map(({ id, state, questions }) => [id, state, questions])).toEqual([
    ['two', 'draft', 1],
    ['one', 'draft', 2],
  ]);
});

it('follows a poll that changed its type and questions, on whichever page it is, and leaves it where it stands', () => {
  const [first] = withPoll([empty], poll('other', 'PULSE', 1));
  const [last] = withPoll([empty], poll('one', 'ENPS', 2));
  const totals = { polls: 2, enps: 1, pulse: 1, questions: 3 };
  const finished = { ...last!.polls[0]!, state: 'finished', archived_at: '2026-11-21T09:00:00.000Z' } as const;
  const pages = [
    { ...first!, totals, next_cursor: 'on' },
    { ...last!, totals, polls: [finished] },
  ];
  const after = { polls: 2, enps: 0, pulse: 2, questions: 4 };
  expect(withPoll(pages, poll('one', 'PULSE', 3))).toEqual([
    { ...pages[0], totals: after },
    { ...pages[1], totals: after, polls: [{ ...finished, type: 'PULSE', questions: 3 }] },
  ]);
});

it('forgets a poll that is gone, once', () => {
  const pages = withPoll(withPoll([empty], poll('one', 'ENPS', 2)), poll('two', 'PULSE', 1));
  const left = withoutPoll(pages, 'one');
  expect(left[0]).toMatchObject({
    polls: [{ id: 'two' }],
    totals: { polls: 1, enps: 0, pulse: 1, questions: 1 },
  });
  expect(withoutPoll(left, 'one')).toEqual(left);
});
