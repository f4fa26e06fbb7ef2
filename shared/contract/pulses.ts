import { Id } from '../models/common.ts';
import { GivenSchedule, QuestionLimit, SchedulePreview, ScheduleState } from '../models/pulse.ts';
import { defineRoutes } from './route.ts';

const byPoll = { kind: 'poll', from: 'params.id' } as const;

/** Polls that repeat; the Lambda of polls answers these, too. */
export const pulses = defineRoutes('polls', {
  getSchedule: {
    method: 'GET',
    path: '/api/polls/{id}/schedule',
    summary: 'Как повторяется опрос и что стало с последними запусками',
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
    summary: 'Повторять опрос по расписанию, изменить его или поставить на паузу',
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
    summary: 'Больше не повторять опрос; открытые запуски остаются',
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
    summary: 'Следующие шесть запусков: когда, с какими вопросами, сколько человек',
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
    summary: 'Сколько вопросов задавать одному человеку за 30 дней; 0 — без ограничения',
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
