import { beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { type Role, ROLES } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, join, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

/*
 * Plane looked at the role of the member who was to be changed instead of the one who asked (GHSA-x63v-p7wc-47x4),
 * and let guests demote admins (GHSA-494h-3rcq-5g3c): every triple of who asks, whom, and for what, written by hand.
 */
const ASKERS = [...ROLES, 'former', 'stranger'] as const;
type Asker = (typeof ASKERS)[number];

/** Who may give which roles to anybody but the owner (A5-26, A6-06, A6-09). */
const MAY_CHANGE: Readonly<Record<Asker, readonly Role[]>> = {
  владелец: ['hr', 'руководитель', 'сотрудник'],
  hr: [],
  руководитель: ['hr', 'руководитель', 'сотрудник'],
  сотрудник: [],
  former: [],
  stranger: [],
};
const MAY_REMOVE: readonly Asker[] = ['владелец', 'руководитель'];
const MAY_INVITE: Readonly<Record<Asker, readonly Role[]>> = {
  ...MAY_CHANGE,
  hr: ['hr', 'сотрудник'],
};
const OUTSIDE: readonly Asker[] = ['former', 'stranger'];

let workspace: Workspace;
let askers: Readonly<Record<Asker, Person>>;

beforeAll(async () => {
  const owner = await makePerson();
  workspace = await makeWorkspace(owner);
  askers = {
    владелец: owner,
    hr: await makeMember(workspace, 'hr'),
    руководитель: await makeMember(workspace, 'руководитель'),
    сотрудник: await makeMember(workspace, 'сотрудник'),
    former: await makeMember(workspace, 'руководитель'),
    stranger: await makePerson(),
  };
  const { token } = owner;
  const { email } = askers.former;
  await request(workspaces.removeMember, { token, params: { id: workspace.id }, body: { email } });
  await makeWorkspace(askers.stranger);
});

/** Somebody of this role whom nobody else in this file cares for; the owner there is only one. */
async function target(role: Role): Promise<Person> {
  return role === 'владелец' ? askers.владелец : makeMember(workspace, role);
}
const roleOf = async ({ token }: Person) =>
  (await request(workspaces.getMyRole, { token, params: { id: workspace.id } })).body.user_role;

const triples = ASKERS.flatMap((asker) => ROLES.flatMap((of) => ROLES.map((to) => ({ asker, of, to }))));

describe('a role is changed only by whoever may (A5-26, A5-27, A6-04, A6-06, A6-09)', () => {
  it.each(triples)('$asker makes $to of $of', async ({ asker, of, to }) => {
    const person = await target(of);
    const allowed = of !== 'владелец' && MAY_CHANGE[asker].includes(to);
    const before = await storedItems();
    const { status } = await request(workspaces.changeRole, {
      token: askers[asker].token,
      params: { id: workspace.id, email: person.email },
      body: { role: to },
    });
    if (allowed) {
      expect(status).toBe(200);
      expect(await roleOf(person)).toBe(to);
    } else {
      expect(status).toBe(to === 'владелец' ? 422 : OUTSIDE.includes(asker) ? 404 : 403);
      expect(await storedItems()).toEqual(before);
    }
  });

  it('a manager may step down, and then may no more', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const step = (role: Role) =>
      request(workspaces.changeRole, {
        token: manager.token,
        params: { id: workspace.id, email: manager.email },
        body: { role },
      });
    expect((await step('сотрудник')).status).toBe(200);
    expect((await step('руководитель')).status).toBe(403);
  });
});

describe('a member is removed only by whoever may (A5-27, A6-06, A6-09)', () => {
  it.each(ASKERS.flatMap((asker) => ROLES.map((of) => ({ asker, of }))))(
    '$asker removes $of',
    async ({ asker, of }) => {
      const person = await target(of);
      const before = await storedItems();
      const { status } = await request(workspaces.removeMember, {
        token: askers[asker].token,
        params: { id: workspace.id },
        body: { email: person.email },
      });
      if (of !== 'владелец' && MAY_REMOVE.includes(asker)) {
        expect(status).toBe(204);
      } else {
        expect(status).toBe(OUTSIDE.includes(asker) ? 404 : 403);
        expect(await storedItems()).toEqual(before);
      }
    },
  );
});

describe('nobody is invited to more than the inviter is (A6-05, A6-09)', () => {
  it.each(ASKERS.flatMap((asker) => ROLES.map((to) => ({ asker, to }))))(
    '$asker invites as $to',
    async ({ asker, to }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const { status } = await request(workspaces.inviteMember, {
        token: askers[asker].token,
        params: { id: workspace.id },
        body: { email, role: to },
      });
      const refusal = to === 'владелец' ? 422 : OUTSIDE.includes(asker) ? 404 : 403;
      expect(status).toBe(MAY_INVITE[asker].includes(to) ? 202 : refusal);
      expect((await storedItems(email)).length > 0).toBe(status === 202);
    },
  );
});

it('names somebody by address in this workspace alone: a member of another is not found', async () => {
  const other = await makeWorkspace(await makePerson());
  const person = await makeMember(other, 'сотрудник');
  const { token } = askers.владелец;
  const id = workspace.id;
  const before = await storedItems();
  const statuses = [
    (await request(workspaces.changeRole, { token, params: { id, email: person.email }, body: { role: 'hr' } })).status,
    (await request(workspaces.removeMember, { token, params: { id }, body: { email: person.email } })).status,
    (await request(workspaces.offerOwnership, { token, params: { id }, body: { email: person.email } })).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect(await storedItems()).toEqual(before);
  await join(workspace, person, 'сотрудник');
  expect(
    (await request(workspaces.removeMember, { token, params: { id }, body: { email: person.email } })).status,
  ).toBe(204);
  expect((await request(workspaces.getMyRole, { token: person.token, params: { id: other.id } })).body.user_role).toBe(
    'сотрудник',
  );
});
