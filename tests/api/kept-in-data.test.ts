import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { tasks } from '#shared/contract/tasks.ts';

import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeArchives, unpack } from '#tests/support/archives.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { makeRule, sleepIn } from '#tests/support/rules.ts';

const headers = { 'accept-language': 'en-GB,en;q=0.9' };
/** Its night is that of Tuesday, the first working day of December. */
const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The night has gone by: an earlier token has expired. */
const asked = async () => ({ token: await tokenNow(owner), params: { id: workspace.id }, headers });
const read = async () => request(automations.readRuleLog, await asked());

describe('whoever reads in English', () => {
  it('reads in English what rules did at night, and why a task was set', async () => {
    await makeRule(owner, workspace, { enabled: true });
    await sleepIn(workspace);
    expect((await read()).body.entries).toMatchObject([
      { what: 'Set the task “Сверить план”', why: 'First working day of the month, 1 December 2026' },
    ]);
    const listed = await request(automations.listAutomations, await asked());
    const [line] = listed.body.automations.find(({ name }) => name === 'rules')!.log;
    expect(line).toMatchObject({ text: 'Checked 1\u00a0rule, acted: 1' });
    const query = { workspace_id: workspace.id };
    const { body } = await request(tasks.listTasks, { token: await tokenNow(owner), query, headers });
    expect(body.tasks[0]!.source).toMatchObject({ text: 'First working day of the month, 1 December 2026' });
  });

  it('reads as it was what was kept as a sentence', async () => {
    const rule = await makeRule(owner, workspace, { enabled: true });
    const once = { rule, cause: 'before', today: '2026-11-22', pauseDays: null };
    const deed = { outcome: 'done', what: 'Поставили задачу', why: 'Годовщина', personId: null, cost: null } as const;
    await repos.automationRules.act(once, deed, [], new Date());
    expect((await read()).body.entries).toMatchObject([{ what: 'Поставили задачу', why: 'Годовщина' }]);
  });

  it('gets the letters of rules in English', async () => {
    await request(auth.updateMe, {
      token: owner.token,
      body: { first_name: 'Anna', last_name: 'Smith', email: owner.email, language: 'en' },
    });
    await makeRule(owner, workspace, { enabled: true, action: { kind: 'mail', to: ['owner'] } });
    await sleepIn(workspace);
    expect(await lettersTo(owner.email, 'automation-rule')).toMatchObject([
      { why: 'First working day of the month, 1 December 2026' },
    ]);
  });

  it('is told in English why a portal is not read', async () => {
    const params = { id: workspace.id };
    const { body } = await request(bitrix24.checkBitrix24, { token: owner.token, params, headers });
    expect(body).toMatchObject({ ok: false, detail: 'Bitrix24 is not connected' });
  });

  it('gets the archive that they order in English', async () => {
    // The address of an archive is signed for the time of the machine.
    vi.useRealTimers();
    const token = await tokenNow(owner);
    const params = { id: workspace.id };
    const ordered = await request(workspaces.requestExport, { token, params, headers });
    await makeArchives(workspace.id);
    const { body } = await request(workspaces.downloadExport, {
      token,
      params: { ...params, exportId: ordered.body.id },
    });
    const files = unpack(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
    expect(files['README.txt']).toContain('WHAT IS INSIDE');
    expect(files['members.csv']).toContain('"ID";"First name";"Last name";"Email";"Role"');
    expect(files['members.csv']).toContain(';"owner";');
  });
});
