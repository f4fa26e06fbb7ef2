import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import {
  makeInvitation,
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  join,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

const ANNA = 'a.petrova@romashka.example';
const BORIS = 'b.elkin@romashka.example';
/** For a test of many people. */
const MANY_MILLISECONDS = 60_000;

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

afterEach(() => vi.restoreAllMocks());

const run = ({ token } = owner, cursor?: string) =>
  request(bitrix24.importBitrix24Members, {
    token,
    params: { id: workspace.id },
    body: cursor === undefined ? undefined : { cursor },
  });
/** Asks on until there is nobody left; gives what each call came to. */
async function runToTheEnd() {
  const steps = [(await run()).body];
  for (let last = steps[0]!; last.cursor !== null; last = steps.at(-1)!) {
    steps.push((await run(owner, last.cursor)).body);
  }
  return steps;
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const invitations = async () =>
  (await request(workspaces.listInvitations, { token: owner.token, params: { id: workspace.id } })).body.invitations;
/** How many letters wait to go out to this address, of all tests together. */
const letters = async (email: string) => (await storedItems(`"to":"${email}"`)).length;

const teams = async () => {
  const { body } = await request(workspaces.listMembers, { token: owner.token, params: { id: workspace.id } });
  return Object.fromEntries(body.members.map(({ id, team }) => [id, team]));
};
describe('works', () => {
  it('invites the active employees with a letter each, neither guests nor those dismissed (A7-19, A2.4-32)', async () => {
    await makePortal(workspace);
    const before = [await letters(ANNA), await letters(BORIS)];
    const { status, body } = await run();
    expect(status).toBe(200);
    expect(body).toEqual({
      imported_count: 2,
      skipped_count: 0,
      failed_count: 0,
      total_processed: 2,
      imported_members: [
        { email: ANNA, full_name: 'Анна Петрова' },
        { email: 'B.Elkin@Romashka.example', full_name: 'Борис Ёлкин' },
      ],
      skipped_members: [],
      failed_members: [],
      cursor: null,
      left: 0,
    });
    const sent = await invitations();
    expect(sent.map(({ email, role }) => [email, role]).toSorted()).toEqual([
      [ANNA, 'сотрудник'],
      [BORIS, 'сотрудник'],
    ]);
    expect([await letters(ANNA), await letters(BORIS)]).toEqual(before.map((count) => count + 1));
  });

  it('changes nothing when it is done again, and passes over who is there already', async () => {
    await makePortal(workspace);
    await join(workspace, await makePerson({ email: ANNA }), 'hr');
    await makeInvitation(workspace, { email: BORIS });
    const before = await letters(BORIS);
    for (let times = 0; times < 2; times++) {
      const { body } = await run();
      expect(body).toMatchObject({ imported_count: 0, skipped_count: 2, failed_count: 0, total_processed: 2 });
      expect(body.skipped_members.map(({ reason }) => reason)).toEqual(['уже в пространстве', 'уже есть приглашение']);
    }
    expect(await letters(BORIS)).toBe(before);
  });

  it('counts nobody as invited before when a call is sent again whose reply was lost', async () => {
    await makePortal(workspace);
    const call = {
      token: owner.token,
      params: { id: workspace.id },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await request(bitrix24.importBitrix24Members, call);
    const before = await letters(ANNA);
    const again = await request(bitrix24.importBitrix24Members, call);
    expect(again).toMatchObject({ status: 200, text: first.text, body: { imported_count: 2, skipped_count: 0 } });
    expect(await letters(ANNA)).toBe(before);
  });

  it('invites as many as the plan has seats for, and says what the others wait for', async () => {
    await makePlan(owner, 'basic');
    for (let members = 1; members < 18; members++) await makeMember(workspace, 'сотрудник');
    await makeInvitation(workspace);
    await makePortal(workspace);
    const { body } = await run();
    expect(body).toMatchObject({ imported_count: 1, failed_count: 1 });
    expect(body.failed_members[0]!.reason).toContain('не больше 20');
    expect(await invitations()).toHaveLength(2);
  });

  it(
    'goes on over everybody, however many guests come first, and counts each once',
    { timeout: MANY_MILLISECONDS },
    async () => {
      await makePortal(workspace, 'crowdedportal');
      const steps = await runToTheEnd();
      expect(steps.map(({ left }) => left)).toEqual([2050, 1800, 1550, 1300, 1050, 800, 550, 300, 50, 0]);
      expect(sum(steps.map(({ total_processed }) => total_processed))).toBe(1300);
      expect(sum(steps.map(({ imported_count }) => imported_count))).toBe(26);
      expect(sum(steps.map(({ failed_count }) => failed_count))).toBe(1274);
      const imported = steps.flatMap(({ imported_members }) => imported_members.map(({ email }) => email));
      expect(imported).toEqual(Array.from({ length: 26 }, (_, index) => `person${1050 + index * 50}@crowd.example`));
      expect(await invitations()).toHaveLength(26);
      const again = await runToTheEnd();
      expect(sum(again.map(({ imported_count }) => imported_count))).toBe(0);
      expect(sum(again.map(({ skipped_count }) => skipped_count))).toBe(26);
    },
  );

  it('stops in the middle when its time is up, and goes on behind the last it has looked at', async () => {
    await makePortal(workspace);
    // The first invitation takes longer than a call may.
    intercept((command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      const late = Date.now() + 60_000;
      vi.spyOn(Date, 'now').mockReturnValue(late);
      return undefined;
    });
    expect((await run()).body).toMatchObject({ imported_count: 1, total_processed: 1, cursor: '1', left: 2 });
    vi.restoreAllMocks();
    expect((await run(owner, '1')).body).toMatchObject({ imported_count: 1, skipped_count: 0, cursor: null });
  });

  it('invites a hundred and thirty at once, each once', { timeout: MANY_MILLISECONDS }, async () => {
    await makePortal(workspace, 'giantportal');
    const { body } = await run();
    expect(body).toMatchObject({ imported_count: 130, total_processed: 130 });
    expect((await run()).body).toMatchObject({ imported_count: 0, skipped_count: 130 });
  });

  it('invites fifteen on the trial, says why no more, and asks for the others in vain', async () => {
    const newcomer = await makePerson({ plan: 'startup' });
    await request(subscriptions.startTrial, { token: newcomer.token });
    workspace = await makeWorkspace(newcomer);
    await makePortal(workspace, 'giantportal');
    const { body } = await run(newcomer);
    expect(body).toMatchObject({ imported_count: 15, failed_count: 115 });
    expect(new Set(body.failed_members.map(({ reason }) => reason)).size).toBe(1);
    expect(body.failed_members[0]!.reason).toMatch(
      /^На бесплатном тарифе и в пробном периоде можно отправить 15 приглашений в сутки\. Продолжите через /,
    );
  });

  it('invites into the team named for the department, which is not the whole company, with the day of hiring', async () => {
    await makePortal(workspace);
    expect((await run()).body.imported_count).toBe(2);
    const { invitations: sent } = await repos.invitations.list(workspace.id);
    expect(Object.fromEntries(sent.map(({ email, team, hiredOn }) => [email, [team, hiredOn]]))).toEqual({
      [ANNA]: ['Бухгалтерия', '2021-02-01'],
      [BORIS]: ['Бухгалтерия', null],
    });
  });

  it('gives members without a team theirs, and leaves a team that somebody has chosen', async () => {
    const [anna, boris] = [
      { ...(await makePerson()), email: ANNA },
      { ...(await makePerson()), email: BORIS },
    ];
    for (const person of [anna, boris]) await join(workspace, person, 'hr');
    const body = { user_ids: [boris.id], team: 'Склад' };
    await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
    await makePortal(workspace);
    for (let times = 0; times < 2; times++) {
      expect((await run()).body).toMatchObject({ imported_count: 0, skipped_count: 2 });
      expect(await teams()).toEqual({ [anna.id]: 'Бухгалтерия', [boris.id]: 'Склад', [owner.id]: null });
    }
  });

  it('tells of members the day they were hired where nobody has, and leaves a day that somebody has said', async () => {
    const people = [await makePerson(), await makePerson()] as const;
    const [anna, boris] = [
      { ...people[0], email: ANNA },
      { ...people[1], email: BORIS },
    ];
    for (const person of [anna, boris]) await join(workspace, person, 'hr');
    await makePortal(workspace);
    const hired = async () => (await repos.members.named(workspace.id, [anna.id, boris.id])).map((one) => one.hiredOn);
    await run();
    expect(await hired()).toEqual(['2021-02-01', null]);
    const body = { user_ids: [anna.id], hired_on: '2020-02-29' };
    await request(workspaces.setHiredOn, { token: owner.token, params: { id: workspace.id }, body });
    await run();
    expect(await hired()).toEqual(['2020-02-29', null]);
  });

  it('invites nobody above an employee, whoever asks (A6-05)', async () => {
    await makePortal(workspace);
    await run(await makeMember(workspace, 'руководитель'));
    expect((await invitations()).every(({ role }) => role === 'сотрудник')).toBe(true);
  });
});

describe('refuses', () => {
  it('without a webhook', async () => {
    const reply = await run();
    expect(reply.status).toBe(409);
    expect(reply.body.detail).toContain('Bitrix24 не подключён');
  });

  it('an owner on Startup with 402', async () => {
    await makePortal(workspace);
    await makePlan(owner, 'startup');
    expect((await run()).status).toBe(402);
  });

  it('a portal that shows the same people again and again with 502, instead of going on for ever', async () => {
    await makePortal(workspace, 'deafportal');
    const { body } = await run();
    expect(body).toMatchObject({ cursor: '250', left: 2050 });
    expect((await run(owner, body.cursor!)).status).toBe(502);
  });

  it.each(['', '-1', '1e3', '12 ', 'x', '1'.repeat(16)])('a position that is none with 422: %j', async (cursor) => {
    await makePortal(workspace);
    expect((await run(owner, cursor)).body.errors).toEqual([
      { path: 'cursor', message: 'Некорректная позиция списка' },
    ]);
  });

  it('a portal that may not show its people with 502', async () => {
    await makePortal(workspace, 'tasksonly');
    const reply = await run();
    expect(reply.status).toBe(502);
    expect(reply.body.detail).toContain('«Пользователи»');
    expect(await invitations()).toEqual([]);
  });
});
