import { expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { chats } from '#shared/contract/chats.ts';
import { processing } from '#shared/contract/processing.ts';
import { request, withKey } from '#tests/support/api.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { makeBot } from '#tests/support/chats.ts';
import { makeContact, makeDataRequest } from '#tests/support/contacts.ts';
import { makeMember, makePerson, makeWorkspace, repos, table } from '#tests/support/factories.ts';
import { BASES } from '#tests/support/processing.ts';

it('tells whom the workspace has connected and how long it keeps what, and of connections no secret', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const call = { token: owner.token, params: { id: workspace.id } };
  expect((await request(processing.getProcessingRegister, call)).body).toMatchObject({ connected: [], version: 0 });
  await makeBot(workspace, 'telegram');
  const found = (await repos.automations.find(workspace.id))!;
  const terms = { answers: null, tasks: 24, pay: 36, logs: null };
  await repos.automations.setTerms(workspace.id, found, { terms, now: new Date() });
  const { body, text } = await request(processing.getProcessingRegister, call);
  expect(body).toEqual({
    company: '',
    responsible: '',
    bases: BASES,
    version: 0,
    saved_at: null,
    terms,
    connected: [{ kind: 'telegram', name: null }],
    blocked: null,
  });
  expect(text).not.toMatch(/sealed|token/);
});

it('counts whose data are blocked, and says since when the first of them are', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const vera = await makeMember(workspace, 'сотрудник');
  const params = { id: workspace.id };
  const contact = await makeContact(workspace);
  const [today, before] = [moscowDay(new Date()), '2026-11-02'];
  const block = { kind: 'inaccurate', requestId: 'r', since: before, until: '2026-11-11', by: 'hr' } as const;
  await makeDataRequest(workspace, { contactId: contact.id, block });
  const blocked = async () =>
    (await request(processing.getProcessingRegister, { token: owner.token, params })).body.blocked;
  expect(await blocked()).toEqual({ members: 0, contacts: 1, since: before });
  await request(
    chats.sendDataRequest,
    withKey(chats.sendDataRequest, { token: vera.token, params, body: { kind: 'stop', wish: null } }),
  );
  expect(await blocked()).toEqual({ members: 1, contacts: 1, since: before });
  await request(chats.endBlock, { token: owner.token, params: { ...params, person: `contact-${contact.id}` } });
  expect(await blocked()).toEqual({ members: 1, contacts: 0, since: today });
});

it('tells everybody of the workspace, the employee too, who else is given their data: the same as the register says', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const employee = await makeMember(workspace, 'сотрудник');
  await makeBot(workspace, 'max');
  await table.write(
    put({ ...keys.credentials(workspace.id, 'sms'), type: 'credentials', gateway: 'smsc', sealed: 'x' }),
  );
  await table.write(put({ ...keys.taskSource(workspace.id), type: 'task-source', kind: 'youtrack', sealed: 'x' }));
  const params = { id: workspace.id };
  const told = (await request(processing.getRecipients, { token: employee.token, params })).body;
  expect(told.connected).toEqual([
    { kind: 'task_source', name: 'YouTrack' },
    { kind: 'max', name: null },
    { kind: 'sms', name: 'SMSC' },
  ]);
  const { body } = await request(processing.getProcessingRegister, { token: owner.token, params });
  expect(body.connected).toEqual(told.connected);
});

it('keeps what owner and hr write, and lets the one who was slower know', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const hr = await makeMember(workspace, 'hr');
  const save = (token: string, version: number, company: string) =>
    request(processing.changeProcessingRegister, {
      token,
      params: { id: workspace.id },
      body: { version, company, responsible: ' Отдел кадров ', bases: { ...BASES, pay: 'Трудовой договор' } },
    });
  expect((await save(hr.token, 0, 'ООО «Ромашка»')).body).toMatchObject({
    company: 'ООО «Ромашка»',
    responsible: 'Отдел кадров',
    bases: { pay: 'Трудовой договор' },
    version: 1,
  });
  const late = await save(owner.token, 0, 'Другая');
  expect([late.status, late.body.detail]).toEqual([
    409,
    'Реестр только что изменил кто-то другой. Обновите страницу и повторите',
  ]);
  expect((await save(owner.token, 1, 'Первая')).status).toBe(200);
  expect((await save(hr.token, 1, 'Вторая')).status).toBe(409);
  expect((await save(owner.token, 1, 'х'.repeat(501))).body.errors).toMatchObject([
    { path: 'company', message: 'Не длиннее 500\u00A0символов' },
  ]);
});
