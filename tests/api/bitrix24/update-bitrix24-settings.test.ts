import { beforeEach, describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { SuiteTask } from '#shared/models/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { toBoardTask } from '#shared/rules/bitrix24-tasks.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const inWorkspace = ({ token } = owner) => ({ token, params: { id: workspace.id } });
const choose = (status_preset: unknown, person = owner) =>
  request(bitrix24.updateBitrix24Settings, { ...inWorkspace(person), body: { status_preset } });
const shown = async (person = owner) => (await request(bitrix24.getBitrix24Credentials, inWorkspace(person))).body;

describe('works', () => {
  it('reads statuses as Bitrix24 means them until a manager chooses the table of the specification, for everybody (B4-14)', async () => {
    await makePortal(workspace, 'livelyoffice');
    const employee = await makeMember(workspace, 'сотрудник');
    /** The columns of the board by Bitrix24’s codes, as a member sees them. */
    const columns = async () => {
      const { status_preset } = await shown(employee);
      const { body } = await request(bitrix24.getBitrix24Tasks, { ...inWorkspace(employee), body: {} });
      const column = (task: SuiteTask) => toBoardTask(task, new Date(), status_preset).status;
      return Object.fromEntries(body.result.tasks.map((task) => [task.status, column(task)]));
    };
    expect(await columns()).toEqual({
      1: 'NEW',
      2: 'NEW',
      3: 'IN_PROGRESS',
      4: 'IN_PROGRESS',
      5: 'COMPLETED',
      6: 'NEW',
      7: 'CANCELLED',
    });
    const reply = await choose('spec', await makeMember(workspace, 'руководитель'));
    expect(reply).toMatchObject({ status: 200, body: { status_preset: 'spec' } });
    expect(reply.body).toEqual(await shown());
    expect(await columns()).toEqual({
      1: 'NEW',
      2: 'IN_PROGRESS',
      3: 'COMPLETED',
      4: 'CANCELLED',
      5: 'CANCELLED',
      6: 'IN_PROGRESS',
      7: 'IN_PROGRESS',
    });
    expect((await choose('bitrix24')).body.status_preset).toBe('bitrix24');
    expect((await shown(employee)).status_preset).toBe('bitrix24');
  });

  it('keeps the choice when the webhook is changed, and the webhook when the choice is', async () => {
    await makePortal(workspace);
    await choose('spec');
    const body = { webhook_url: webhookOf('fewrights') };
    const saved = await request(bitrix24.saveBitrix24Credentials, { ...inWorkspace(), body });
    expect(saved.body).toMatchObject({ webhook_url: expect.stringContaining('••••'), status_preset: 'spec' });
    await choose('spec');
    expect((await request(bitrix24.checkBitrix24, inWorkspace())).body.ok).toBe(true);
    expect(await shown()).toMatchObject({ webhook_url: saved.body.webhook_url, status_preset: 'spec' });
  });

  it('lets a webhook be changed that was read before the choice', async () => {
    await makePortal(workspace);
    const body = { webhook_url: webhookOf('goodcode') };
    const [saved, chosen] = await Promise.all([
      request(bitrix24.saveBitrix24Credentials, { ...inWorkspace(), body }),
      choose('spec'),
    ]);
    expect([saved.status, chosen.status]).toEqual([200, 200]);
    expect((await shown()).status_preset).toBe('spec');
  });
});

describe('refuses', () => {
  it('where Bitrix24 is not connected with 409, and leaves nothing behind', async () => {
    expect((await choose('spec')).status).toBe(409);
    expect(await shown()).toEqual({
      webhook_url: null,
      kind: null,
      app: null,
      app_offered: true,
      created_at: null,
      updated_at: null,
      status_preset: 'bitrix24',
      reading: null,
      changes: null,
    });
  });

  it.each([undefined, null, '', 'SPEC', 'toString'])('a table there is not: %j', async (preset) => {
    await makePortal(workspace);
    const reply = await choose(preset);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([
      { path: 'status_preset', message: 'Выберите, как раскладывать задачи: bitrix24 или spec' },
    ]);
    expect((await shown()).status_preset).toBe('bitrix24');
  });

  it('an owner on Startup with 402', async () => {
    await makePortal(workspace);
    await makePlan(owner, 'startup');
    expect((await choose('spec')).status).toBe(402);
  });
});
