import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, join, leave, repos, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { ROUTES } from './routes/index.ts';
import { makeCompany, type Company } from './company.ts';

let company: Company;
beforeAll(async () => {
  company = await makeCompany(await makePerson());
});

describe('a change counts on the next request, with the token given out before it', () => {
  it('of a role: what was allowed is refused, and the other way round', async () => {
    const person = await makeMember(company.workspace, 'hr');
    expect(await tries(person)).toEqual({ create: 201, remove: 403, results: 200 });
    await join(company.workspace, person, 'сотрудник');
    expect(await tries(person)).toEqual({ create: 403, remove: 403, results: 403 });
    await join(company.workspace, person, 'руководитель');
    const { body: poll } = await request(polls.createPoll, {
      ...(await ROUTES.createPoll.call(company)),
      token: person.token,
    });
    expect(await tries(person, { ...company, poll })).toEqual({ create: 201, remove: 204, results: 200 });
  });

  it('of membership: who was removed finds nothing any more, and nothing of it in the list', async () => {
    const person = await makeMember(company.workspace, 'руководитель');
    const mine = async () => (await request(workspaces.listWorkspaces, { token: person.token })).body;
    expect(
      (await request(workspaces.getMyRole, { token: person.token, params: { id: company.workspace.id } })).status,
    ).toBe(200);
    expect(await mine()).toHaveLength(1);
    await leave(company.workspace, person);
    expect(await tries(person)).toEqual({ create: 404, remove: 404, results: 404 });
    expect(await mine()).toEqual([]);
  });

  it.each<Role>(['сотрудник', 'hr', 'руководитель', 'владелец'])(
    'the role %s in one workspace is worth nothing in another',
    async (role) => {
      const person = await makePerson();
      const other = await makeCompany(await makePerson());
      await join(other.workspace, person, role);
      await join(company.workspace, person, 'сотрудник');
      expect(await tries(person)).toEqual({ create: 403, remove: 403, results: 403 });
    },
  );
});

describe('a write that comes too late is refused by its own condition', () => {
  it('a run of a poll that was deleted meanwhile', async () => {
    const { poll, frame, workspace } = company;
    const stored = (await repos.runs.find(frame.id))!;
    const before = await storedItems();
    const late = { ...stored, id: crypto.randomUUID(), pollId: crypto.randomUUID(), pollCreatedAt: poll.created_at };
    expect(await repos.runs.create(late)).toBe(false);
    expect(stored.workspaceId).toBe(workspace.id);
    expect(await storedItems()).toEqual(before);
  });

  it('the opening of a run that somebody else has changed since it was read', async () => {
    const stored = (await repos.runs.find(company.frame.id))!;
    const poll = (await repos.polls.find(company.workspace.id, company.poll.created_at, company.poll.id))!;
    const now = new Date();
    expect(await repos.runs.close(stored, crypto.randomUUID(), now)).not.toBeNull();
    expect(await repos.runs.open(stored, poll, 'Своя', now)).toBeNull();
    expect((await repos.runs.find(company.frame.id))!.published).toBe(false);
  });

  it('the opening of a run that was deleted meanwhile: it does not come back', async () => {
    const stored = (await repos.runs.find(company.frame.id))!;
    const poll = (await repos.polls.find(company.workspace.id, company.poll.created_at, company.poll.id))!;
    const gone = { ...stored, id: crypto.randomUUID() };
    expect(await repos.runs.open(gone, poll, 'Своя', new Date())).toBeNull();
    expect(await storedItems(keys.run(gone.id).pk)).toEqual([]);
  });

  it('the second of two deletions of one poll: there is one job', async () => {
    const { body } = await request(polls.createPoll, {
      ...(await ROUTES.createPoll.call(company)),
      token: company.owner.token,
    });
    const poll = (await repos.polls.find(company.workspace.id, body.created_at, body.id))!;
    const outcomes = [
      await repos.polls.remove(poll, crypto.randomUUID(), new Date()),
      await repos.polls.remove(poll, crypto.randomUUID(), new Date()),
    ];
    expect(outcomes).toEqual([true, false]);
    expect((await storedItems(poll.id)).filter((item) => item['type'] === 'job')).toHaveLength(1);
  });
});

/** What this person gets for creating a poll, deleting one and reading results, in this order. */
async function tries({ token }: Person, { workspace, poll, frame }: Company = company) {
  const all = { ...company, workspace, poll, frame };
  const results = (await request(polls.getResults, { ...(await ROUTES.getResults.call(all)), token })).status;
  const create = (await request(polls.createPoll, { ...(await ROUTES.createPoll.call(all)), token })).status;
  const remove = (await request(polls.deletePoll, { ...(await ROUTES.deletePoll.call(all)), token })).status;
  return { create, remove, results };
}
