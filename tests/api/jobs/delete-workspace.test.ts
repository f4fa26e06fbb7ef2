import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeInvitation,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver, DONE, failedAt } from './stream.ts';

/** A workspace with something of everything in it; `marks` are all the ids and texts that must vanish with it. */
async function makeFullCompany() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner, `Компания ${owner.id.slice(0, 8)}`);
  const members: Person[] = [];
  for (let count = 0; count < 30; count++) members.push(await makeMember(workspace, 'сотрудник'));
  const invitation = await makeInvitation(workspace);
  const [first, second] = [await makePoll(owner, workspace), await makePoll(owner, workspace)];
  const frames = [await makeFrame(owner, first), await makeFrame(owner, first), await makeFrame(owner, second)];
  for (const { public_token: token } of frames) await makeResponse(first, token, ['9', 'Ничего']);
  for (const kind of ['bitrix24', 'ai'] as const) {
    await table.write(put({ ...keys.credentials(workspace.id, kind), type: 'credentials' }));
  }
  const marks = [workspace.id, workspace.name, first.id, second.id, ...frames.map(({ id }) => id), invitation.email];
  return { owner, workspace, members, frames, marks };
}

const erase = ({ token }: Person, workspace: Workspace) =>
  request(workspaces.deleteWorkspace, { token, params: { id: workspace.id } });

async function jobOf(workspace: Workspace) {
  const jobs = (await storedItems(workspace.id)).filter((item) => item['type'] === 'job');
  return jobs.find((item) => (item['job'] as { kind: string }).kind === 'delete-workspace')!;
}

/** What is stored under any of the marks, but for jobs, which name the workspace and expire. */
async function leftOf({ marks }: { marks: readonly string[] }) {
  return (await storedItems()).filter(
    (item) => item['type'] !== 'job' && marks.some((mark) => JSON.stringify(item).includes(mark)),
  );
}

/** The table fails at the n-th removal; the others pass. */
const breakAt = (nth: number) => failCalls((command) => command instanceof BatchWriteCommand, nth);

afterEach(() => vi.restoreAllMocks());

describe('works', () => {
  it('is gone for everybody at once, and with the job nothing of it is left (A6-11, A7-11)', async () => {
    const company = await makeFullCompany();
    const { owner, workspace, members, frames } = company;
    expect(await erase(owner, workspace)).toMatchObject({ status: 204, text: '' });
    for (const { token } of [owner, ...members.slice(0, 3)]) {
      expect((await request(workspaces.getMyRole, { token, params: { id: workspace.id } })).status).toBe(404);
      expect((await request(polls.listPolls, { token, params: { id: workspace.id } })).status).toBe(404);
      expect((await request(workspaces.listWorkspaces, { token })).body).toEqual([]);
    }
    expect(await deliver(await jobOf(workspace))).toEqual(DONE);
    expect(await leftOf(company)).toEqual([]);
    const { public_token: token } = frames[0]!;
    expect((await request(answers.getPublicPoll, { params: { token } })).status).toBe(404);
  });

  it('leaves every other workspace as it was, and gives the owner the place in their plan back', async () => {
    const [deleted, kept] = [await makeFullCompany(), await makeFullCompany()];
    const before = await leftOf(kept);
    await erase(deleted.owner, deleted.workspace);
    await deliver(await jobOf(deleted.workspace));
    expect(await leftOf(kept)).toEqual(before);
    const again = await request(workspaces.createWorkspace, { token: deleted.owner.token, body: { name: 'Новая' } });
    expect(again.status).toBe(201);
  });

  it('of four at once one deletes, and one job is written', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const replies = await Promise.all(Array.from({ length: 4 }, () => erase(owner, workspace)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    const jobs = (await storedItems(workspace.id)).filter(({ type }) => type === 'job');
    expect(jobs).toHaveLength(1);
  });

  it('lets nobody in who comes too late', async () => {
    const { owner, workspace } = await makeFullCompany();
    const late = await makePerson();
    const { id, token } = await makeInvitation(workspace, { email: late.email });
    await erase(owner, workspace);
    expect((await repos.invitations.find(workspace.id, id))!.email).toBe(late.email);
    expect((await request(workspaces.acceptInvitation, { token: late.token, params: { token } })).status).toBe(404);
    const { id: userId, ...names } = late;
    const member = { workspaceId: workspace.id, userId, role: 'hr' as const, ...names };
    expect(await repos.members.add(member, workspace, new Date())).toBe(false);
  });
});

describe('fails', () => {
  it.each([1, 2, 6, 8, 10])('in the middle (call %d), asks to be delivered again and then finishes', async (nth) => {
    const company = await makeFullCompany();
    await erase(company.owner, company.workspace);
    const job = await jobOf(company.workspace);
    breakAt(nth);
    expect(await deliver(job)).toEqual(failedAt(1));
    vi.restoreAllMocks();
    expect((await leftOf(company)).length).toBeGreaterThan(0);
    expect(await deliver(job)).toEqual(DONE);
    expect(await leftOf(company)).toEqual([]);
  });

  it('while the members are being dismissed: the job dismisses the rest', async () => {
    const company = await makeFullCompany();
    breakAt(2);
    expect((await erase(company.owner, company.workspace)).status).toBe(500);
    vi.restoreAllMocks();
    expect(await deliver(await jobOf(company.workspace))).toEqual(DONE);
    expect(await leftOf(company)).toEqual([]);
    for (const { token } of [company.owner, ...company.members.slice(0, 2)]) {
      expect((await request(workspaces.listWorkspaces, { token })).body).toEqual([]);
    }
  });
});
