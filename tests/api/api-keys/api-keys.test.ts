import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newApiKey } from '#core/api-key.ts';
import { apiKeys } from '#shared/contract/api-keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { finance } from '#shared/contract/finance.ts';
import { overview } from '#shared/contract/overview.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { KEY_CALLS } from '#shared/rules/api-keys.ts';
import { request } from '#tests/support/api.ts';
import { makeApiKey } from '#tests/support/api-keys.ts';
import { measure } from '#tests/support/calls.ts';
import {
  join,
  leave,
  makeMember,
  makePerson,
  makeTask,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;

beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const taskList = (token: string, place = workspace) =>
  request(tasks.listTasks, { query: { workspace_id: place.id }, token });
const newTask = (token: string, key?: string) =>
  request(tasks.createTask, {
    body: { workspace_id: workspace.id, title: 'Позвонить', responsible_id: owner.id },
    token,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const make = (person: Person, permissions: readonly string[], days = 30) =>
  request(apiKeys.createApiKey, {
    params: { id: workspace.id },
    body: { name: 'Отчёты', permissions, days },
    token: person.token,
  });
const list = (person: Person) => request(apiKeys.listApiKeys, { params: { id: workspace.id }, token: person.token });

describe('a key', () => {
  it('is shown once, is stored as a hash, does what it was given and nothing more, and says when it was used', async () => {
    const { status, body } = await make(owner, ['tasks.read']);
    expect([status, body.made.state, body.made.last_used_on]).toEqual([201, 'good', null]);
    expect(JSON.stringify(await storedItems())).not.toContain(body.key);
    expect(body.key).toMatch(/^tonus_key_[\w-]{70}$/);
    expect((await taskList(body.key)).status).toBe(200);
    expect((await newTask(body.key)).body.code).toBe('forbidden');
    const [told] = (await list(owner)).body.keys;
    expect(told).toMatchObject({ number: 1, made_by: { id: owner.id }, permissions: ['tasks.read'] });
    expect(told?.last_used_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await list(owner)).text).not.toContain(body.key.slice(-20));
  });

  it('tells its maker and the owner by a letter, without the key', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { body } = await make(manager, ['tasks.read']);
    const jobs = (await storedItems()).filter(({ type }) => type === 'job').map((item) => JSON.stringify(item));
    const letters = jobs.filter((job) => job.includes('api-key-made') && job.includes(workspace.name));
    for (const { email } of [manager, owner]) expect(letters.some((letter) => letter.includes(email))).toBe(true);
    expect(letters.join('')).not.toContain(body.key);
  });

  it('is given nothing that its maker may not', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    expect((await make(manager, ['finance.read'])).body.code).toBe('forbidden');
    expect((await make(owner, ['workspace.delete'])).body.code).toBe('invalid');
    expect((await make(owner, ['tasks.read'], 366)).body.code).toBe('invalid');
    expect((await list(manager)).body.givable).not.toContain('finance.read');
  });

  it('may no more than its maker may at the moment', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { token } = await makeApiKey(manager, workspace);
    const pulse = () => request(overview.getPulse, { params: { id: workspace.id }, token });
    const pay = () => request(finance.listEmployees, { params: { id: workspace.id }, token });
    expect([(await pulse()).status, (await pay()).status]).toEqual([200, 403]);
    const member = (await repos.members.find(workspace.id, manager.id))!;
    await repos.members.setRole(member, 'сотрудник', new Date());
    expect((await pulse()).status, 'demoted').toBe(403);
    expect((await taskList(token)).status).toBe(200);
    await leave(workspace, manager);
    expect((await taskList(token)).status, 'left').toBe(404);
    await join(workspace, manager, 'руководитель');
    expect((await taskList(token)).status, 'came back: the key did not').toBe(404);
  });

  it('sees what a manager sees who sees their own teams alone', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { token } = await makeApiKey(manager, workspace);
    await request(workspaces.setManagersView, {
      params: { id: workspace.id },
      body: { managers_see: 'own_team' },
      token: owner.token,
    });
    const asked = (by: string) =>
      request(overview.getAttention, { params: { id: workspace.id }, token: by }).then(({ status, text }) => [
        status,
        text,
      ]);
    expect(await asked(token)).toEqual(await asked(manager.token));
  });

  it('opens nothing once it is revoked, has expired, or was never there: one answer for all', async () => {
    const revoked = await makeApiKey(owner, workspace);
    const params = { id: workspace.id, keyId: revoked.id };
    expect((await request(apiKeys.revokeApiKey, { params, token: owner.token })).status).toBe(204);
    const expired = await makeApiKey(owner, workspace, { expiresAt: new Date(Date.now() - 1_000).toISOString() });
    const unknown = newApiKey(workspace.id).key;
    const changed = `${unknown.slice(0, -1)}${unknown.endsWith('A') ? 'B' : 'A'}`;
    const answers = await Promise.all([revoked.token, expired.token, unknown, changed].map((token) => taskList(token)));
    for (const { status, text } of answers) expect([status, text]).toEqual([401, answers[0]!.text]);
    expect((await list(owner)).body.keys.map(({ state }) => state)).toEqual(['expired', 'revoked']);
  });

  it('finds nothing in another workspace, though its maker is there: the same 404 as for nothing', async () => {
    // Their maker is there from the same moment on: that alone does not tell the two apart.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const [own, other] = [await makeWorkspace(owner), await makeWorkspace(owner)];
    vi.useRealTimers();
    const task = await makeTask(owner, other);
    const { token } = await makeApiKey(owner, own);
    const get = (id: string, by: string) => request(tasks.getTask, { params: { id }, token: by });
    expect((await get(task.id, owner.token)).status).toBe(200);
    const foreign = await get(task.id, token);
    const nothing = await get(other.id, token);
    expect([foreign.status, foreign.text]).toEqual([404, nothing.text]);
    expect((await taskList(token, other)).status).toBe(404);
  });

  it('does nothing of an account, makes and lists no keys, and is read from the header alone', async () => {
    const { token, id } = await makeApiKey(owner, workspace);
    const params = { id: workspace.id };
    const refused = [
      await request(auth.me, { token }),
      await request(auth.exportMe, { token }),
      await request(workspaces.listWorkspaces, { token }),
      await request(workspaces.leaveWorkspace, { params, token }),
      await request(workspaces.acceptOwnership, { params, token }),
      await request(apiKeys.listApiKeys, { params, token }),
      await request(apiKeys.createApiKey, {
        params,
        body: { name: 'Б', permissions: ['tasks.read'], days: 30 },
        token,
      }),
      await request(apiKeys.revokeApiKey, { params: { ...params, keyId: id }, token }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'key_not_allowed'));
    const query = { workspace_id: workspace.id, access_token: token };
    expect((await request(tasks.listTasks, { query })).status).toBe(401);
  });

  it('is its maker’s and the owner’s to see and to take back, nobody else’s', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const another = await makeMember(workspace, 'руководитель');
    const key = await makeApiKey(manager, workspace);
    const ofOwner = await makeApiKey(owner, workspace);
    const revoke = (person: Person, keyId: string) =>
      request(apiKeys.revokeApiKey, { params: { id: workspace.id, keyId }, token: person.token });
    expect((await list(another)).body.keys).toEqual([]);
    expect((await list(manager)).body.keys.map(({ id }) => id)).toEqual([key.id]);
    expect((await list(owner)).body.keys).toHaveLength(2);
    expect([(await revoke(another, key.id)).status, (await revoke(manager, ofOwner.id)).status]).toEqual([404, 404]);
    expect((await revoke(owner, key.id)).status).toBe(204);
  });

  it('may make sixty calls a minute, is told how many are left, and how long to wait', async () => {
    const { token, id } = await makeApiKey(owner, workspace);
    const first = await taskList(token);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
    expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(KEY_CALLS.windowSeconds);
    // In this minute and in the next, whichever it is by then.
    for (const now of [new Date(), new Date(Date.now() + 60_000)]) {
      for (let call = 0; call < KEY_CALLS.limit; call++)
        await repos.throttles.count({ name: 'api-key', ...KEY_CALLS }, id, now);
    }
    const refused = await taskList(token);
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0' });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await taskList((await makeApiKey(owner, workspace)).token)).status, 'another key').toBe(200);
    expect((await taskList(owner.token)).headers).not.toHaveProperty('ratelimit-limit');
  });

  it('does once what it asks for twice under the same Idempotency-Key, and apart from other keys', async () => {
    const [one, two] = [await makeApiKey(owner, workspace), await makeApiKey(owner, workspace)];
    const ids = [];
    for (const token of [one.token, one.token, two.token, owner.token]) ids.push((await newTask(token, 'k')).body.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(ids[1]);
  });

  it('reads no more units than a session and writes one, which counts it', async () => {
    const { token } = await makeApiKey(owner, workspace);
    await taskList(token);
    const byKey = await measure(() => taskList(token));
    const inPerson = await measure(() => taskList(owner.token));
    expect([byKey.reads, byKey.writes, byKey.calls]).toEqual([inPerson.reads, inPerson.writes + 1, inPerson.calls + 2]);
  });
});
