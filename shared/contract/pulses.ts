import { Id } from '../models/common.ts';
import { GivenSchedule, QuestionLimit, SchedulePreview, ScheduleState } from '../models/pulse.ts';
import { defineRoutes } from './route.ts';

const byPoll = { kind: 'poll', from: 'params.id' } as const;

/** Polls that repeat; the Lambda of polls answers these, too. */
export const pulses = defineRoutes('polls', {
  getSchedule: {
    method: 'GET',
    path: '/api/polls/{id}/schedule',
    auth: 'user',
    permission: 'runs.create',
    scope: byPoll,
    params: { id: Id },
    reply: ScheduleState,
    status: 200,
  },
  saveSchedule: {
    method: 'PUT',
    path: '/api/polls/{id}/schedule',
    auth: 'user',
    permission: 'runs.create',
    scope: byPoll,
    params: { id: Id },
    body: GivenSchedule,
    reply: ScheduleState,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  deleteSchedule: {
    method: 'DELETE',
    path: '/api/polls/{id}/schedule',
    auth: 'user',
    permission: 'runs.create',
    scope: byPoll,
    params: { id: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
  previewSchedule: {
    method: 'POST',
    path: '/api/polls/{id}/schedule/preview',
    auth: 'user',
    permission: 'runs.create',
    scope: byPoll,
    params: { id: Id },
    body: GivenSchedule,
    reply: SchedulePreview,
    status: 200,
  },
  setQuestionLimit: {
    method: 'PUT',
    path: '/api/workspace/{id}/question-limit',
    auth: 'user',
    permission: 'workspace.manage',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    body: QuestionLimit,
    reply: QuestionLimit,
    status: 200,
    errors: ['plan_limit'],
  },
});
