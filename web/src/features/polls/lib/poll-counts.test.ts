import { expect, it } from 'vitest';
import type { Poll } from '#shared/models/poll.ts';
import { countPolls } from './poll-counts.ts';

const poll = (type: Poll['type'], questionCount: number): Poll => ({
  id: 'p',
  workspace_id: 'w',
  title: 'Опрос',
  type,
  is_anonymous: false,
  allow_anonymous_link: false,
  questions: Array.from({ length: questionCount }, (_, order_index) => ({
    id: 'q',
    text: '?',
    order_index,
    is_required: true,
  })),
  created_at: '2026-11-21T09:00:00.000Z',
});

it('counts all polls, both types and all questions (B2-41)', () => {
  expect(countPolls([poll('ENPS', 3), poll('PULSE', 2), poll('PULSE', 1)])).toEqual({
    total: 3,
    enps: 1,
    pulse: 2,
    questions: 6,
  });
  expect(countPolls([])).toEqual({ total: 0, enps: 0, pulse: 0, questions: 0 });
});
