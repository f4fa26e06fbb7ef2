import { describe, expect, it } from 'vitest';
import { callsOnDemand, routesForCallers } from './lean-contract.ts';

const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

describe('the contract as the browser gets it', () => {
  it('keeps of a route what it takes to call it', () => {
    const code = `export const polls = defineRoutes('polls', {
      getPoll: { method: 'GET', path: '/api/polls/{id}', auth: 'user', permission: 'polls.read',
        scope: { kind: 'poll', from: 'params.id' }, params: { id: Id }, reply: z.object({ status: z.string() }), status: 200 },
      createPoll: { method: 'POST', path: '/api/polls', idempotent: true, auth: 'user', body: NewPoll, errors: ['plan_limit'], reply: Poll },
    });`;
    expect(flat(routesForCallers(code))).toBe(
      flat(`export const polls = defineRoutes('polls', {
        getPoll: { method: 'GET', path: '/api/polls/{id}', auth: 'user', scope: { kind: 'poll', from: 'params.id' }, },
        createPoll: { method: 'POST', path: '/api/polls', idempotent: true, auth: 'user', },
      });`),
    );
  });

  it('loses with it whatever that alone has used', () => {
    const code = `import * as z from 'zod/mini';
import type { Reply } from './reply.ts';
import { Poll } from '../models/poll.ts';
import { LIMIT, Title } from '../models/title.ts';
const byPoll = { kind: 'poll' } as const;
const Titles = z.array(Title);
const Query = z.object({ titles: Titles });
export const PAGE = LIMIT;
export type Question = z.infer<typeof Query>;
export const polls = defineRoutes('polls', {
  getPoll: { method: 'GET', path: '/api/polls', scope: byPoll, query: Query, reply: Poll },
});`;
    expect(flat(routesForCallers(code))).toBe(
      flat(`import { LIMIT, Title } from '../models/title.ts';
const byPoll = { kind: 'poll' } as const;
export const PAGE = LIMIT;
export type Question = z.infer<typeof Query>;
export const polls = defineRoutes('polls', { getPoll: { method: 'GET', path: '/api/polls', scope: byPoll, }, });`),
    );
  });

  it('does the same with what several routes share', () => {
    const code = `const ofPoll = { path: '/api/polls/{id}', auth: 'user', permission: 'polls.read', params: { id: Id } } as const;
export const polls = defineRoutes('polls', { getPoll: { method: 'GET', ...ofPoll, reply: Poll } });`;
    expect(flat(routesForCallers(code))).toBe(
      flat(`const ofPoll = { path: '/api/polls/{id}', auth: 'user', } as const;
export const polls = defineRoutes('polls', { getPoll: { method: 'GET', ...ofPoll, } });`),
    );
  });

  it('knows a route by its path, where all else of it is shared', () => {
    const code = `const READ = { method: 'GET', auth: 'user', reply: Poll } as const;
export const polls = defineRoutes('polls', { getPoll: { ...READ, path: '/api/polls/{id}', query: z.object({ cursor: Id }) } });`;
    expect(flat(routesForCallers(code))).toBe(
      flat(`const READ = { method: 'GET', auth: 'user', } as const;
export const polls = defineRoutes('polls', { getPoll: { ...READ, path: '/api/polls/{id}', } });`),
    );
  });

  it('leaves alone what is no route', () => {
    const code = `import * as z from 'zod/mini';
export const Reply = z.object({ status: z.string(), body: z.string() });`;
    expect(routesForCallers(code)).toBe(code);
  });

  it('marks the calls of a declaration, and none that are made later or for their effect', () => {
    const code = `export const Poll = z.object({ id: Id, title: z.string().check(trimmed()) });
function trimmed() { return z.trim(); }
register(Poll);`;
    expect(callsOnDemand(code))
      .toBe(`export const Poll = /* @__PURE__ */ z.object({ id: Id, title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ trimmed()) });
function trimmed() { return z.trim(); }
register(Poll);`);
  });
});
