import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { EXPORTS_A_DAY } from '#shared/rules/workspace-export.ts';
import { downloadArchive, exportJobs, makeArchives, storedArchives } from '#tests/support/archives.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  makeExport,
  makeMember,
  makePerson,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';

const ask = (owner: Person, id: string) =>
  request(workspaces.requestExport, withKey(workspaces.requestExport, { token: owner.token, params: { id } }));
const list = async (owner: Person, id: string) =>
  (await request(workspaces.listExports, { token: owner.token, params: { id } })).body.exports;
const link = (person: Person, id: string, exportId: string) =>
  request(workspaces.downloadExport, { token: person.token, params: { id, exportId } });

async function makeOwn() {
  const owner = await makePerson();
  return { owner, workspace: await makeWorkspace(owner, 'Ромашка') };
}

describe('an archive of a workspace', () => {
  it('is made by a job, told of by a letter, and downloaded as a ZIP that says what is in it', async () => {
    const { owner, workspace } = await makeOwn();
    const files = await downloadArchive(owner, workspace);
    expect(files['README.txt']).toContain('Архив рабочего пространства «Ромашка»');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['members.csv', 'members.json', 'workspace.json']));
    expect(JSON.parse(files['members.json']!)).toMatchObject([{ email: owner.email, role: 'владелец' }]);
    expect(await list(owner, workspace.id)).toMatchObject([
      { status: 'done', size: expect.any(Number), expires_at: expect.any(String), problem: null },
    ]);
    expect((await storedItems(owner.email)).filter(({ type }) => type === 'job')).toMatchObject([
      { job: { to: owner.email, mail: { template: 'export-ready', values: { workspace: 'Ромашка' } } } },
    ]);
  });

  it('is told of to the owner alone, until they fetch it', async () => {
    const { owner, workspace } = await makeOwn();
    const manager = await makeMember(workspace, 'руководитель');
    const toldTo = async (person: Person) => {
      const { body } = await request(workspaces.getNotices, { token: person.token, params: { id: workspace.id } });
      return body.export_running ? 'running' : body.export_ready;
    };
    expect(await toldTo(owner)).toBe(false);
    await request(workspaces.requestExport, { token: owner.token, params: { id: workspace.id } });
    expect([await toldTo(owner), await toldTo(manager)]).toEqual(['running', false]);
    const { id } = await makeExport(workspace);
    expect([await toldTo(owner), await toldTo(manager)]).toEqual([true, false]);
    await link(owner, workspace.id, id);
    expect(await toldTo(owner)).toBe(false);
  });

  it('is made once however often it is asked for at the same time', async () => {
    const { owner, workspace } = await makeOwn();
    const asked = await Promise.all([1, 2, 3, 4].map(() => ask(owner, workspace.id)));
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    expect(await exportJobs(workspace.id)).toHaveLength(1);
  });

  it('may be asked for so many times a day', async () => {
    const { owner, workspace } = await makeOwn();
    for (let n = 0; n < EXPORTS_A_DAY; n++) {
      const { body } = await ask(owner, workspace.id);
      await request(workspaces.cancelExport, {
        token: owner.token,
        params: { id: workspace.id, exportId: body.id },
      });
    }
    expect((await ask(owner, workspace.id)).status).toBe(429);
  });

  it('that is cancelled before it is begun is never made, and another one may be', async () => {
    const { owner, workspace } = await makeOwn();
    const { body } = await ask(owner, workspace.id);
    const params = { id: workspace.id, exportId: body.id };
    for (const _ of [1, 2]) {
      const cancelled = await request(workspaces.cancelExport, { token: owner.token, params });
      expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    }
    await makeArchives(workspace.id);
    expect(storedArchives(workspace.id)).toEqual([]);
    expect((await link(owner, workspace.id, body.id)).status).toBe(404);
    expect((await ask(owner, workspace.id)).body.id).not.toBe(body.id);
  });

  it('that is made cannot be cancelled', async () => {
    const { owner, workspace } = await makeOwn();
    const { id: exportId } = await makeExport(workspace);
    const params = { id: workspace.id, exportId };
    expect((await request(workspaces.cancelExport, { token: owner.token, params })).status).toBe(409);
  });
});

describe('the link to an archive', () => {
  it('is not given before it is made, nor after its time', async () => {
    const { owner, workspace } = await makeOwn();
    const { id: old } = await makeExport(workspace, 'done', new Date(Date.now() - 4 * 86_400_000));
    expect((await link(owner, workspace.id, old)).status).toBe(404);
    expect(await list(owner, workspace.id)).toEqual([]);
    const { id: waiting } = await makeExport(workspace, 'queued');
    expect((await link(owner, workspace.id, waiting)).status).toBe(409);
    expect((await link(owner, workspace.id, randomUUID())).status).toBe(404);
  });

  it('opens nothing once it is altered, or without its signature', async () => {
    const { owner, workspace } = await makeOwn();
    await downloadArchive(owner, workspace);
    const [made] = await list(owner, workspace.id);
    const { url, expires_at } = (await link(owner, workspace.id, made!.id)).body;
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
    expect((await fetch(url)).headers.get('content-disposition')).toMatch(/^attachment; filename="tonus-.+\.zip"$/);
    expect((await fetch(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))).status).toBe(403);
    expect((await fetch(url.replace(workspace.id, randomUUID()))).status).toBe(403);
    expect((await fetch(url.split('?')[0]!)).status).toBe(403);
  });

  it('is not given to who was the owner a moment ago, but to who is', async () => {
    const { owner, workspace } = await makeOwn();
    const heir = await makeMember(workspace, 'hr');
    const { id: exportId } = await makeExport(workspace);
    expect((await link(heir, workspace.id, exportId)).status).toBe(403);
    const [before, next] = await Promise.all([owner, heir].map(({ id }) => repos.members.find(workspace.id, id)));
    expect(await repos.members.handOver(before!, next!, null, new Date())).toBe('done');
    expect((await link(owner, workspace.id, exportId)).status).toBe(403);
    expect((await link(heir, workspace.id, exportId)).status).toBe(200);
  });

  it('is not given by a replica that lags behind and still knows the former owner', async () => {
    const { owner, workspace } = await makeOwn();
    const heir = await makeMember(workspace, 'hr');
    const { id: exportId } = await makeExport(workspace);
    const key = keys.member(workspace.id, owner.id);
    const asOwner = (await table.get(key, { consistent: true }))!;
    const [before, next] = await Promise.all([owner, heir].map(({ id }) => repos.members.find(workspace.id, id)));
    await repos.members.handOver(before!, next!, null, new Date());
    answerCheapReadsWith({ ...asOwner, ...key });
    expect((await link(owner, workspace.id, exportId)).status).toBe(403);
    vi.restoreAllMocks();
  });
});
