import { expect, it } from 'vitest';
import type { Question } from '#shared/models/answers.ts';
import type { Poll } from '#shared/models/poll.ts';
import { pagesWithChange, totalsOf, totalsWith } from './poll-totals.ts';

const question: Question = { id: 'q', text: '?', order_index: 0, is_required: true, scale: null };

it('counts a poll that came and one that went', () => {
  const before = { polls: 3, enps: 1, pulse: 2, questions: 9 };
  const added = totalsOf({ type: 'ENPS', questions: [question, question] });
  expect(totalsWith(before, added, 1)).toEqual({ polls: 4, enps: 2, pulse: 2, questions: 11 });
  const gone = totalsOf({ type: 'PULSE', questions: [question] });
  expect(totalsWith(before, gone, -1)).toEqual({ polls: 2, enps: 1, pulse: 1, questions: 8 });
  expect(totalsWith({ polls: 0, enps: 0, pulse: 0, questions: 0 }, gone, -1)).toEqual({
    polls: 0,
    enps: 0,
    pulse: 0,
    questions: 0,
  });
});

it('follows a poll that changed its type and questions, on whichever page it is', () => {
  const poll = (id: string, type: Poll['type'], questions: Question[]): Poll => ({
    id,
    workspace_id: 'w',
    title: id,
    type,
    is_anonymous: false,
    allow_anonymous_link: false,
    questions,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    recurrence: null,
    version: 1,
  });
  const totals = { polls: 2, enps: 1, pulse: 1, questions: 3 };
  const other = poll('other', 'PULSE', [question]);
  const pages = [
    { polls: [other], totals, next_cursor: 'on' },
    { polls: [poll('one', 'ENPS', [question, question])], totals, next_cursor: null },
  ];
  const now = poll('one', 'PULSE', [question, question, question]);
  const after = { polls: 2, enps: 0, pulse: 2, questions: 4 };
  expect(pagesWithChange(pages, now)).toEqual([
    { polls: [other], totals: after, next_cursor: 'on' },
    { polls: [now], totals: after, next_cursor: null },
  ]);
  expect(pagesWithChange(pages, poll('unread', 'ENPS', []))).toBeNull();
});
