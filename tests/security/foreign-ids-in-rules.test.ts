import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import type { Route } from '#shared/contract/route.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { makeRule, MONTHLY_TASK } from '#tests/support/rules.ts';
import { storedItems } from '#tests/support/stored.ts';

const { condition, action, cap } = MONTHLY_TASK;
const ofPoll = (poll_id: string) => ({ condition: { kind: 'enps', poll_id, below: 0 }, action });
const ofPerson = (responsible_id: string) => ({ condition, action: { ...action, responsible_id } });

it.each([
  ['a poll', 'condition.poll_id', ofPoll],
  ['a person', 'action.responsible_id', ofPerson],
])(
  'the id of %s of another workspace in a rule is answered like one that does not exist, and nothing is written',
  async (what, path, ruleOf) => {
    const [owner, stranger] = [await makePerson(), await makePerson()];
    const [{ id }, foreign] = [await makeWorkspace(owner), await makeWorkspace(stranger)];
    const rule = await makeRule(owner, { id } as never);
    const made = what === 'a poll' ? await makePoll(stranger, foreign) : await makeMember(foreign, 'сотрудник');
    const before = await storedItems();
    for (const [route, params, more] of [
      [automations.createRule, { id }, {}],
      [automations.dryRunRule, { id }, {}],
      [automations.changeRule, { id, ruleId: rule.id }, { version: rule.version }],
    ] as const) {
      const send = async (about: string) => {
        const body = { ...ruleOf(about), cap, ...more };
        const { status, text } = await request(route as Route, { token: owner.token, params, body });
        return { status, text };
      };
      const answer = await send(randomUUID());
      const { errors } = JSON.parse(answer.text) as { errors: unknown };
      expect([route.name, answer.status, errors]).toMatchObject([route.name, 422, [{ path }]]);
      expect(await send(made.id)).toEqual(answer);
    }
    expect(await storedItems()).toEqual(before);
  },
);
