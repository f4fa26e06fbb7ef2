import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '#data/table.ts';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeSession,
  makeWorkspace,
  join,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const ROUNDS = 12;
const RACE_MILLISECONDS = 60_000;

afterEach(() => vi.useRealTimers());

const offer = (by: Person, workspace: Workspace, { email }: { email: string }) =>
  request(workspaces.offerOwnership, { token: by.token, params: { id: workspace.id }, body: { email } });
const withdraw = (by: Person, workspace: Workspace, { email }: { email: string }) =>
  request(workspaces.withdrawOwnership, { token: by.token, params: { id: workspace.id }, body: { email } });
const accept = ({ token }: Person, { id }: Workspace) => request(workspaces.acceptOwnership, { token, params: { id } });
const decline = ({ token }: Person, { id }: Workspace) =>
  request(workspaces.declineOwnership, { token, params: { id } });
const offerSeenBy = async ({ token }: Person, { id }: Workspace) =>
  (await request(workspaces.getNotices, { token, params: { id } })).body.ownership_offer;
const remove = ({ token }: Person, with_workspaces = 'false') =>
  request(auth.deleteMe, { token, query: { with_workspaces } });
const membersAsSeenBy = async (workspace: Workspace, { token }: Person) =>
  (await request(workspaces.listMembers, { token, params: { id: workspace.id } })).body.members;
const rolesIn = async (workspace: Workspace, by: Person) =>
  new Map((await membersAsSeenBy(workspace, by)).map(({ id, role }) => [id, role] as const));

async function makeCompany() {
  const owner = await makePerson({ firstName: 'Анна', lastName: 'Петрова' });
  const workspace = await makeWorkspace(owner);
  return { owner, workspace, heir: await makeMember(workspace, 'сотрудник') };
}

const isLetter = ({ job }: Item) => (job as { kind?: string } | undefined)?.kind === 'send-mail';

/** All that is stored of somebody; a letter is forgotten when it goes out, which none does here. */
async function traces({ id }: Person) {
  return (await storedItems(id)).filter((item) => !isLetter(item));
}

/** Does every job that waits, letters aside, and those these jobs write. */
async function work(): Promise<void> {
  for (;;) {
    const jobs = (await storedItems('JOBS#')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
    const waiting = jobs.filter((item) => !isLetter(item));
    if (waiting.length === 0) return;
    expect(await deliver(...waiting)).toEqual(DONE);
  }
}

describe('an offer', () => {
  it('changes nothing until the heir accepts it, is mailed to them and shown to both, and to nobody else', async () => {
    const { owner, workspace, heir } = await makeCompany();
    const colleague = await makeMember(workspace, 'руководитель');
    const reply = await offer(owner, workspace, heir);
    expect(reply).toMatchObject({ status: 202, body: { id: heir.id, role: 'сотрудник' } });
    const until = reply.body.ownership_offered_until!;
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    expect((await rolesIn(workspace, owner)).get(owner.id)).toBe('владелец');
    expect(await lettersTo(heir.email, 'ownership-offer')).toEqual([
      { workspace: workspace.name, owner: 'Анна Петрова', expiresAt: until },
    ]);
    expect(await offerSeenBy(heir, workspace)).toEqual({ from: 'Анна Петрова', until });
    for (const other of [owner, colleague]) expect(await offerSeenBy(other, workspace)).toBeNull();
    const shown = async (by: Person) =>
      (await membersAsSeenBy(workspace, by)).map(({ ownership_offered_until: one }) => one).filter(Boolean);
    expect(await shown(owner)).toEqual([until]);
    expect(await shown(heir)).toEqual([]);
    expect(await shown(colleague)).toEqual([]);
  });

  it('accepted, makes the heir the owner and the owner a manager', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await offer(owner, workspace, heir);
    expect(await accept(heir, workspace)).toMatchObject({
      status: 200,
      body: { id: workspace.id, user_role: 'владелец' },
    });
    expect(await rolesIn(workspace, heir)).toEqual(
      new Map([
        [heir.id, 'владелец'],
        [owner.id, 'руководитель'],
      ]),
    );
    expect((await repos.workspaces.findConsistent(workspace.id))!.ownerId).toBe(heir.id);
    expect((await offer(owner, workspace, owner)).status).toBe(403);
    expect(await offerSeenBy(heir, workspace)).toBeNull();
    expect((await accept(heir, workspace)).status).toBe(404);
  });

  it('accepted, frees the place in the plan of the one and takes it in that of the other', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await Promise.all([makePlan(owner, 'startup'), makePlan(heir, 'startup')]);
    await offer(owner, workspace, heir);
    expect((await accept(heir, workspace)).status).toBe(200);
    const create = (token: string) => request(workspaces.createWorkspace, { token, body: { name: 'Вторая' } });
    expect((await create(owner.token)).status).toBe(201);
    expect((await create(heir.token)).status).toBe(402);
  });

  it.each([
    ['withdrawn', (owner: Person, workspace: Workspace, heir: Person) => withdraw(owner, workspace, heir)],
    ['declined', (_: Person, workspace: Workspace, heir: Person) => decline(heir, workspace)],
  ] as const)('%s, cannot be accepted any more, nor declined or withdrawn again', async (_, drop) => {
    const { owner, workspace, heir } = await makeCompany();
    await offer(owner, workspace, heir);
    expect((await drop(owner, workspace, heir)).status).toBe(204);
    expect(await offerSeenBy(heir, workspace)).toBeNull();
    const replies = [
      await accept(heir, workspace),
      await decline(heir, workspace),
      await withdraw(owner, workspace, heir),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await rolesIn(workspace, owner)).get(owner.id)).toBe('владелец');
  });

  it('runs out after seven days', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await offer(owner, workspace, heir);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MS + 1000 });
    const later = { ...heir, ...(await makeSession(heir.id, new Date())) };
    expect((await accept(later, workspace)).status).toBe(404);
    expect(await offerSeenBy(later, workspace)).toBeNull();
  });

  it('of an earlier owner is void, also once they are the owner again', async () => {
    const { owner, workspace, heir } = await makeCompany();
    const other = await makeMember(workspace, 'hr');
    await offer(owner, workspace, heir);
    await offer(owner, workspace, other);
    expect((await accept(other, workspace)).status).toBe(200);
    expect((await accept(heir, workspace)).status).toBe(404);
    await offer(other, workspace, owner);
    expect((await accept(owner, workspace)).status).toBe(200);
    expect(await offerSeenBy(heir, workspace)).toBeNull();
    expect((await accept(heir, workspace)).status).toBe(404);
  });

  it('falls with the membership', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await offer(owner, workspace, heir);
    const { email } = heir;
    await request(workspaces.removeMember, { token: owner.token, params: { id: workspace.id }, body: { email } });
    expect((await accept(heir, workspace)).status).toBe(404);
    await join(workspace, heir, 'сотрудник');
    expect((await accept(heir, workspace)).status).toBe(404);
  });
});

describe('fails', () => {
  it('for somebody who is no member, and for the owner themselves', async () => {
    const { owner, workspace } = await makeCompany();
    expect((await offer(owner, workspace, await makePerson())).status).toBe(404);
    expect((await offer(owner, workspace, owner)).status).toBe(409);
  });

  it('when the heir’s own plan has no room, and tells them which has', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await makePlan(heir, 'startup');
    await makeWorkspace(heir);
    await offer(owner, workspace, heir);
    const reply = await accept(heir, workspace);
    expect(reply).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(reply.body.detail).toMatch(/Startup.*Basic/u);
    await makePlan(heir, 'basic');
    expect((await accept(heir, workspace)).status).toBe(200);
  });

  it('leaves exactly one owner when several heirs accept at once', async () => {
    const { owner, workspace, heir } = await makeCompany();
    const heirs = [heir, await makeMember(workspace, 'hr'), await makeMember(workspace, 'руководитель')];
    for (const one of heirs) expect((await offer(owner, workspace, one)).status).toBe(202);
    const replies = await Promise.all(heirs.map((one) => accept(one, workspace)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = [...(await rolesIn(workspace, heir))].filter(([, role]) => role === 'владелец');
    expect(owners).toHaveLength(1);
    expect((await repos.workspaces.findConsistent(workspace.id))!.ownerId).toBe(owners[0]![0]);
  });
});

describe('refuses', () => {
  it('a fourth letter to one member and an eleventh of one owner in a day, withdrawn or not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00.000Z') });
    const { owner, workspace, heir } = await makeCompany();
    const statuses = [];
    for (let times = 0; times < 4; times++) {
      statuses.push((await offer(owner, workspace, heir)).status);
      await withdraw(owner, workspace, heir);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    for (let times = 0; times < 8; times++) {
      statuses.push((await offer(owner, workspace, await makeMember(workspace, 'сотрудник'))).status);
    }
    expect(statuses.slice(4)).toEqual([202, 202, 202, 202, 202, 202, 202, 429]);
    expect(await lettersTo(heir.email, 'ownership-offer')).toHaveLength(3);
  });

  it('acceptance to everybody but the heir', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await offer(owner, workspace, heir);
    for (const other of [owner, await makeMember(workspace, 'руководитель'), await makePerson()]) {
      expect((await accept(other, workspace)).status).toBe(404);
      expect((await decline(other, workspace)).status).toBe(404);
    }
    expect((await accept(heir, workspace)).status).toBe(200);
  });
});

describe('an account that is being deleted', () => {
  it(
    'receives no workspace: whichever comes first, nobody loses one that was not theirs to delete',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { owner, workspace, heir } = await makeCompany();
        await offer(owner, workspace, heir);
        const late = await makeSession(heir.id);
        const both = [() => accept({ ...heir, ...late }, workspace), () => remove(heir)];
        const started = (round % 2 === 0 ? both : both.toReversed()).map((one) => one());
        const replies = await Promise.all(started);
        const [accepted, removed] = round % 2 === 0 ? replies : replies.toReversed();
        await work();
        const { ownerId } = (await repos.workspaces.findConsistent(workspace.id)) ?? {};
        // Either the heir has it and still has an account, or the owner kept it.
        expect(accepted!.status === 200 && removed!.status === 204).toBe(false);
        expect(ownerId).toBe(accepted!.status === 200 ? heir.id : owner.id);
        expect((await repos.users.find(ownerId!)) !== null).toBe(true);
      }
    },
    RACE_MILLISECONDS,
  );

  it('takes along what it owned when that was asked, and nothing it got from then on', async () => {
    const { owner, workspace, heir } = await makeCompany();
    const own = await makeWorkspace(heir, 'Своя');
    await offer(owner, workspace, heir);
    const late = { ...heir, ...(await makeSession(heir.id)) };
    expect((await remove(heir, 'true')).status).toBe(204);
    const again = { ...late, ...(await makeSession(heir.id)) };
    expect((await accept(again, workspace)).status).toBe(409);
    const created = await request(workspaces.createWorkspace, { token: again.token, body: { name: 'Поздняя' } });
    expect(created.status).toBe(401);
    await work();
    expect(await repos.workspaces.findConsistent(own.id)).toBeNull();
    expect((await repos.workspaces.findConsistent(workspace.id))!.ownerId).toBe(owner.id);
    expect(await rolesIn(workspace, owner)).toEqual(new Map([[owner.id, 'владелец']]));
    expect(await traces(heir)).toEqual([]);
  });

  it('is kept when a workspace became its own after it was asked what it owned', async () => {
    const { owner, workspace, heir } = await makeCompany();
    const changes = await repos.accounts.ownershipChanges(heir.id);
    await offer(owner, workspace, heir);
    expect((await accept(heir, workspace)).status).toBe(200);
    const user = (await repos.users.find(heir.id))!;
    const moment = { now: new Date(), newId: () => crypto.randomUUID() };
    expect(await repos.accounts.remove(user, changes, moment)).toBe(false);
    expect(await repos.users.find(heir.id)).not.toBeNull();
    expect((await remove(heir)).status).toBe(409);
  });

  it('hands nothing over any more: its offers are void from the moment it is deleted', async () => {
    const { owner, workspace, heir } = await makeCompany();
    await offer(owner, workspace, heir);
    expect((await remove(owner, 'true')).status).toBe(204);
    expect((await accept(heir, workspace)).status).toBe(409);
    await work();
    expect(await repos.workspaces.findConsistent(workspace.id)).toBeNull();
    expect((await accept(heir, workspace)).status).toBe(404);
  });

  it('leaves no name in an offer it once made', async () => {
    const { owner, workspace, heir } = await makeCompany();
    const other = await makeMember(workspace, 'hr');
    await offer(owner, workspace, heir);
    await offer(owner, workspace, other);
    await accept(other, workspace);
    await remove({ ...owner, ...(await makeSession(owner.id)) });
    await work();
    expect(await traces(owner)).toEqual([]);
  });
});
