import { expect, it } from 'vitest';
import type { Question } from '#shared/models/poll.ts';
import { totalsOf, totalsWith } from './poll-totals.ts';

const question: Question = { id: 'q', text: '?', order_index: 0, is_required: true };

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
