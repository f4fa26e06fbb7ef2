import { describe, expect, it } from 'vitest';
import { callsOnDemand, routesForCallers } from './lean-contract.ts';

const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

describe('the contract as the browser gets it', () => {
  it('keeps of a route what it takes to call it', () => {
    const code = `export const polls = defineRoutes('polls', {
      getPoll: { method: 'GET', path: '/api/polls/{id}', summary: 'Опрос', auth: 'user', permission: 'polls.read',
        scope: { kind: 'poll', from: 'params.id' }, params: { id: Id }, reply: z.object({ status: z.string() }), status: 200 },
      createPoll: { method: 'POST', path: '/api/polls', idempotent: true, auth: 'user', body: NewPoll, errors: ['plan_limit'], reply: Poll },
    });`;
    expect(flat(routesForCallers(code))).toBe(
      flat(`export const polls = defineRoutes('polls', {
        getPoll: { method: 'GET', path: '/api/polls/{id}', auth: 'user', scope: { kind: 'poll', from: 'params.id' }, params: { id: Id }, },
        createPoll: { method: 'POST', path: '/api/polls', idempotent: true, auth: 'user', },
      });`),
    );
  });

  it('leaves alone what is no route', () => {
    const code = `export const Reply = z.object({ status: z.string(), body: z.string() });`;
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
