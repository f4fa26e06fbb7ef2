import { beforeEach, describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { givenPortal } from '#tests/support/given-portal.ts';
import {
  givenInvitation,
  givenMember,
  givenPerson,
  givenPlan,
  givenWorkspace,
  join,
  type Person,
} from '#tests/support/given.ts';
import { storedItems } from '#tests/support/stored.ts';

const ANNA = 'a.petrova@romashka.example';
const BORIS = 'b.elkin@romashka.example';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await givenPerson();
  workspace = await givenWorkspace(owner);
});

const run = ({ token } = owner) => request(bitrix24.importBitrix24Members, { token, params: { id: workspace.id } });
const invitations = async () =>
  (await request(workspaces.listInvitations, { token: owner.token, params: { id: workspace.id } })).body.invitations;
/** How many letters wait to go out to this address, of all tests together. */
const letters = async (email: string) => (await storedItems(`"to":"${email}"`)).length;

describe('works', () => {
  it('invites the active employees with a letter each, neither guests nor those dismissed (A7-19, A2.4-32)', async () => {
    await givenPortal(workspace);
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
    });
    const sent = await invitations();
    expect(sent.map(({ email, role }) => [email, role]).toSorted()).toEqual([
      [ANNA, 'сотрудник'],
      [BORIS, 'сотрудник'],
    ]);
    expect([await letters(ANNA), await letters(BORIS)]).toEqual(before.map((count) => count + 1));
  });

  it('changes nothing when it is done again, and passes over who is there already', async () => {
    await givenPortal(workspace);
    await join(workspace, await givenPerson({ email: ANNA }), 'hr');
    await givenInvitation(workspace, { email: BORIS });
    const before = await letters(BORIS);
    for (let times = 0; times < 2; times++) {
      const { body } = await run();
      expect(body).toMatchObject({ imported_count: 0, skipped_count: 2, failed_count: 0, total_processed: 2 });
      expect(body.skipped_members.map(({ reason }) => reason)).toEqual(['уже в пространстве', 'уже есть приглашение']);
    }
    expect(await letters(BORIS)).toBe(before);
  });

  it('invites as many as the plan has seats for, and says what the others wait for', async () => {
    await givenPlan(owner, 'basic');
    for (let members = 1; members < 18; members++) await givenMember(workspace, 'сотрудник');
    await givenInvitation(workspace);
    await givenPortal(workspace);
    const { body } = await run();
    expect(body).toMatchObject({ imported_count: 1, failed_count: 1 });
    expect(body.failed_members[0]!.reason).toContain('не больше 20');
    expect(await invitations()).toHaveLength(2);
  });

  it('invites a hundred and thirty at once, each once', async () => {
    await givenPortal(workspace, 'giantportal');
    const { body } = await run();
    expect(body).toMatchObject({ imported_count: 130, total_processed: 130 });
    expect((await run()).body).toMatchObject({ imported_count: 0, skipped_count: 130 });
  });

  it('invites nobody above an employee, whoever asks (A6-05)', async () => {
    await givenPortal(workspace);
    await run(await givenMember(workspace, 'руководитель'));
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
    await givenPortal(workspace);
    await givenPlan(owner, 'startup');
    expect((await run()).status).toBe(402);
  });

  it('a portal that may not show its people with 502', async () => {
    await givenPortal(workspace, 'tasksonly');
    const reply = await run();
    expect(reply.status).toBe(502);
    expect(reply.body.detail).toContain('«Пользователи»');
    expect(await invitations()).toEqual([]);
  });
});
