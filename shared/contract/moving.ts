import * as z from 'zod/mini';
import { Cursor, Id } from '../models/common.ts';
import { Moving, MovingManifest, MovingPage, MovingProgress, SentPart } from '../models/moving.ts';
import { PART_BODY_MAX } from '../rules/moving.ts';
import { defineRoutes } from './route.ts';

/** Which year of expenses comes next. */
const Year = z.string().check(z.regex(/^20\d\d$/));

/** Which set of pay comes next. */
const PayPlace = z.string().check(z.regex(/^(leavers|employees#20\d\d-\d\d)$/));

const byId = { kind: 'workspace', from: 'params.id' } as const;

const OWNER = {
  auth: 'user',
  permission: 'workspace.export',
  scope: byId,
  params: { id: Id },
} as const;

const TAKE = { ...OWNER, method: 'GET', proof: 'recent', shows: 'archive', reply: MovingPage, status: 200 } as const;
const BRING = {
  ...OWNER,
  method: 'POST',
  body: SentPart,
  bodyLimit: PART_BODY_MAX,
  reply: MovingProgress,
  status: 200,
  errors: ['plan_limit', 'conflict'],
} as const;

/** A company that moves to another installation or comes from one: what of it is in the Lambda of workspaces. */
export const moving = defineRoutes('workspaces', {
  getMoving: {
    ...OWNER,
    method: 'GET',
    path: '/api/workspace/{id}/moving',
    reply: Moving,
    status: 200,
  },
  beginMoving: {
    ...OWNER,
    method: 'POST',
    path: '/api/workspace/{id}/moving',
    idempotent: true,
    body: MovingManifest,
    reply: MovingProgress,
    status: 201,
    errors: ['plan_limit', 'conflict'],
  },
  takePeople: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/people',
    query: z.strictObject({ cursor: z.optional(Cursor) }),
  },
  bringPeople: { ...BRING, path: '/api/workspace/{id}/moving/people' },
});

/** The same of polls: their page, the runs of one of them, or the answers to a run. */
export const movingPolls = defineRoutes('polls', {
  takePolls: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/polls',
    query: z.strictObject({ poll: z.optional(Id), run: z.optional(Id), cursor: z.optional(Cursor) }),
  },
  bringPolls: { ...BRING, path: '/api/workspace/{id}/moving/polls' },
});

/** The same of surveys: their page with what is told of them, or the words that people have written in one. */
export const movingSurveys = defineRoutes('surveys', {
  takeSurveys: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/surveys',
    query: z.strictObject({ survey: z.optional(Id), cursor: z.optional(Cursor) }),
    errors: ['conflict'],
  },
  bringSurveys: { ...BRING, path: '/api/workspace/{id}/moving/surveys' },
});

/** The same of people without an account, with their phone numbers. */
export const movingContacts = defineRoutes('chats', {
  takeContacts: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/contacts',
    query: z.strictObject({}),
  },
  bringContacts: { ...BRING, path: '/api/workspace/{id}/moving/contacts' },
});

/** The same of money, but for pay: what is of no year, then the expenses of one. */
export const movingMoney = defineRoutes('finance', {
  takeMoney: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/money',
    query: z.strictObject({ cursor: z.optional(Year) }),
  },
  bringMoney: { ...BRING, path: '/api/workspace/{id}/moving/money' },
});

const inFinance = { kind: 'finance', from: 'params.id' } as const;

/** The same of pay, by the right to the money alone: a month of employees after the other, then the history of leavers. */
export const movingPay = defineRoutes('finance', {
  takePay: {
    ...TAKE,
    permission: 'finance.read',
    scope: inFinance,
    path: '/api/workspace/{id}/moving/pay',
    query: z.strictObject({ cursor: z.optional(PayPlace) }),
  },
  bringPay: { ...BRING, permission: 'finance.manage', scope: inFinance, path: '/api/workspace/{id}/moving/pay' },
});

/** The same of if–then rules. */
export const movingRules = defineRoutes('automations', {
  takeRules: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/rules',
    query: z.strictObject({}),
  },
  bringRules: { ...BRING, path: '/api/workspace/{id}/moving/rules' },
});

/** The same of tasks, with what happened to them. */
export const movingTasks = defineRoutes('tasks', {
  takeTasks: {
    ...TAKE,
    path: '/api/workspace/{id}/moving/tasks',
    query: z.strictObject({ cursor: z.optional(Cursor) }),
  },
  bringTasks: { ...BRING, path: '/api/workspace/{id}/moving/tasks' },
});
