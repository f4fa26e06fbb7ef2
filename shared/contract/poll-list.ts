import * as z from 'zod/mini';
import { Cursor, Id, Instant } from '../models/common.ts';
import { PollFigures, PollIds, PollLine, QuestionRoom } from '../models/poll-list.ts';
import { PollTotals } from '../models/poll.ts';
import { defineRoutes } from './route.ts';
import { pollsValidation } from '#text/polls/validation.ts';

const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

/** Nobody has more polls than this in sight; further ones come by a cursor. */
export const POLL_LINES_PAGE = 500;

/** The list of polls as a screen shows it; the Lambda of polls answers these, too. */
export const pollList = defineRoutes('polls', {
  listPollLines: {
    method: 'GET',
    path: '/api/workspace/{id}/poll-lines',
    auth: 'user',
    permission: 'polls.list',
    scope: byWorkspace,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: z.object({
      polls: z.array(PollLine),
      totals: PollTotals,
      /** Null where nothing of these polls repeats or there is no limit, and for whoever may not read results. */
      question_room: z.nullable(QuestionRoom),
      next_cursor: z.nullable(z.string()),
    }),
    status: 200,
  },
  getPollFigures: {
    method: 'GET',
    path: '/api/workspace/{id}/poll-figures',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: byWorkspace,
    params: { id: Id },
    query: z.strictObject({ polls: PollIds }),
    reply: z.object({ figures: z.array(PollFigures) }),
    status: 200,
  },
  archivePoll: {
    method: 'POST',
    path: '/api/polls/{id}/archive',
    auth: 'user',
    permission: 'polls.edit',
    scope: { kind: 'poll', from: 'params.id' },
    params: { id: Id },
    body: z.strictObject({ archived: z.boolean({ error: () => pollsValidation.sayWhetherToArchive }) }),
    reply: z.object({ archived_at: z.nullable(Instant) }),
    status: 200,
    errors: ['conflict'],
  },
});
