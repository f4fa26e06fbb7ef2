import { describe, expect, it } from 'vitest';
import { monthOf } from '#shared/rules/month-of.ts';
import { makeMember, makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { accessOf, GOOD } from './access.ts';

describe('works', () => {
  it('shows the defaults where AI is not connected (A3-19, A3-20, A3-21, A7-27)', async () => {
    const owner = await makePerson();
    const { status, body } = await accessOf(owner, await makeWorkspace(owner)).get();
    expect(status).toBe(200);
    expect(body).toEqual({
      client_id: null,
      client_secret: null,
      provider_type: 'gigachat',
      scope: 'GIGACHAT_API_PERS',
      verify_ssl_certs: false,
      has_valid_credentials: false,
      problem: null,
      total_requests: 0,
      monthly_requests: 0,
      monthly_cap: 300,
      last_used_at: null,
      created_at: null,
      updated_at: null,
    });
  });

  it('shows all but the secret to who manages the workspace (A3-18)', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    await accessOf(owner, workspace).create();
    const { body, text } = await accessOf(await makeMember(workspace, 'руководитель'), workspace).get();
    expect(body).toMatchObject({
      client_id: GOOD.client_id,
      client_secret: '••••••••',
      has_valid_credentials: true,
      total_requests: 1,
      monthly_requests: 1,
      last_used_at: expect.any(String),
    });
    expect(text).not.toContain(GOOD.client_secret);
  });

  it('shows an employee that AI is there, and not under which key', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    await accessOf(owner, workspace).create();
    const { body, text } = await accessOf(await makeMember(workspace, 'сотрудник'), workspace).get();
    expect(body).toMatchObject({ client_id: 'clie••••••••', has_valid_credentials: true });
    expect(text).not.toContain(GOOD.client_id);
  });

  it('begins the month’s count anew, and not the whole count', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const access = accessOf(owner, workspace);
    await access.create();
    await access.check();
    expect((await access.get()).body).toMatchObject({ total_requests: 2, monthly_requests: 2 });
    const [year = 0, month = 0] = monthOf(new Date()).split('-').map(Number);
    const nextMonth = new Date(Date.UTC(year, month, 1));
    const known = await repos.integrations.findAi(workspace.id);
    await repos.integrations.countAiRequest(workspace.id, known!, null, nextMonth);
    const counted = await repos.integrations.findAi(workspace.id);
    expect(counted).toMatchObject({ totalRequests: 3, monthRequests: 1, lastUsedAt: nextMonth.toISOString() });
    // The count of another month is none of this month's.
    expect((await access.get()).body).toMatchObject({ total_requests: 3, monthly_requests: 0 });
  });
});
