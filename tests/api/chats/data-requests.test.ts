import { beforeEach, describe, expect, it } from 'vitest';
import { chats } from '#shared/contract/chats.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { dueDay, warnedFrom } from '#shared/rules/data-requests.ts';
import { addDays, addWorkingDays, isWorkingDay, moscowDay } from '#shared/rules/working-days.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import { makeContact, makeDataRequest } from '#tests/support/contacts.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';

const today = moscowDay(new Date());
/** The newest day of which this much of the time for an answer is gone. */
function receivedBefore(dueOn: string): string {
  let day = dueOn;
  while (dueDay(day, false) > dueOn) day = addDays(day, -1);
  return day;
}

let owner: Person;
let hr: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  hr = await makeMember(workspace, 'hr');
});
const params = () => ({ id: workspace.id });
const list = async () => (await request(chats.listDataRequests, { token: hr.token, params: params() })).body.requests;
const change = (requestId: string, body: object) =>
  request(chats.changeDataRequest, { token: hr.token, params: { ...params(), requestId }, body } as never);
const add = (body: object) => request(chats.addDataRequest, { token: hr.token, params: params(), body } as never);

describe('a request of somebody without an account', () => {
  it('is written down with its last day, put off once with a reason, and answered', async () => {
    const contact = await makeContact(workspace, { firstName: 'Анвар', lastName: 'Каримов' });
    const added = await add({ contact_id: contact.id, kind: 'access', received_on: today });
    expect([added.status, added.body]).toMatchObject([
      201,
      { name: 'Каримов Анвар', due_on: dueDay(today, false), state: 'open', extended_because: null },
    ]);
    const { id } = added.body as { id: string };
    expect((await change(id, { to: 'extended' })).status).toBe(422);
    const extended = await change(id, { to: 'extended', reason: 'Сведения запрошены у архива' });
    expect(extended.body).toMatchObject({
      due_on: dueDay(today, true),
      extended_because: 'Сведения запрошены у архива',
    });
    expect((await change(id, { to: 'extended', reason: 'Ещё раз' })).status).toBe(409);
    expect((await change(id, { to: 'refused' })).status).toBe(422);
    expect((await change(id, { to: 'answered' })).body).toMatchObject({ state: 'answered', closed_on: today });
    expect((await change(id, { to: 'refused', reason: 'Передумали' })).status).toBe(409);
    expect((await storedItems()).filter((item) => item['id'] === id && item['type'] === 'due')).toEqual([]);
  });

  it('came today or in the last weeks, and of somebody of this workspace', async () => {
    const contact = await makeContact(workspace);
    const body = { contact_id: contact.id, kind: 'erase' };
    expect((await add({ ...body, received_on: addDays(today, 1) })).status).toBe(422);
    expect((await add({ ...body, received_on: addDays(today, -61) })).status).toBe(422);
    expect((await add({ ...body, received_on: '2026-02-30' })).status).toBe(422);
    const other = await makeContact(await makeWorkspace(await makePerson()));
    expect((await add({ ...body, contact_id: other.id, received_on: today })).status).toBe(404);
  });

  it('stays when they are written down no more, and names them no more', async () => {
    const contact = await makeContact(workspace);
    const made = await makeDataRequest(workspace, { contactId: contact.id });
    await request(chats.deleteContact, { token: hr.token, params: { ...params(), contactId: contact.id } });
    expect(await list()).toMatchObject([{ id: made.id, contact_id: null, name: null }]);
    expect((await storedItems()).filter((item) => JSON.stringify(item).includes(contact.id))).toEqual([]);
  });

  it('that waits for a deletion is answered by it, and nobody is reminded; another one stays to be answered', async () => {
    const contact = await makeContact(workspace);
    const of = { contactId: contact.id, receivedOn: addDays(today, -1) };
    const erase = await makeDataRequest(workspace, { ...of, kind: 'erase' });
    const access = await makeDataRequest(workspace, { ...of, kind: 'access' });
    await request(chats.deleteContact, { token: hr.token, params: { ...params(), contactId: contact.id } });
    expect(await list()).toMatchObject([
      { id: access.id, state: 'open', name: null },
      { id: erase.id, state: 'answered', closed_on: today, closed_because: 'Данные удалены', name: null },
    ]);
    const due = (await storedItems()).filter((item) => item['type'] === 'due').map((item) => item['id']);
    expect([due.includes(erase.id), due.includes(access.id)]).toEqual([false, true]);
  });

  it('that waits longest for its answer stands first, closed ones last', async () => {
    const late = await makeDataRequest(workspace, { receivedOn: addDays(today, -30) });
    const fresh = await makeDataRequest(workspace);
    const done = await makeDataRequest(workspace, { receivedOn: addDays(today, -40) });
    await change(done.id, { to: 'answered' });
    expect((await list()).map(({ id }) => id)).toEqual([late.id, fresh.id, done.id]);
    expect((await list())[0]!.working_days_left).toBeLessThan(0);
  });
});

describe('when three working days are left', () => {
  const notices = async (person: Person) =>
    (await request(workspaces.getNotices, { token: person.token, params: params() })).body.data_requests;

  it('the owner and HR read it on their first screen, nobody else', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    await makeDataRequest(workspace);
    expect(await notices(owner)).toBeNull();
    const dueOn = addWorkingDays(isWorkingDay(today) ? today : addDays(today, -1), 3);
    const urgent = await makeDataRequest(workspace, { receivedOn: receivedBefore(dueOn) });
    expect(await notices(owner)).toEqual({ count: 1, due_on: urgent.dueOn });
    expect(await notices(hr)).toEqual({ count: 1, due_on: urgent.dueOn });
    expect(await notices(manager)).toBeNull();
  });

  it('the owner and HR get one letter, and none once it is answered', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const [open, answered] = [
      await makeDataRequest(workspace, { receivedOn: addDays(today, -30) }),
      await makeDataRequest(workspace, { receivedOn: addDays(today, -30) }),
    ];
    await change(answered.id, { to: 'answered' });
    expect(warnedFrom(open.dueOn) <= today).toBe(true);
    await fire('send-waiting-letters');
    await fire('send-waiting-letters');
    const letters = await Promise.all([owner, hr, manager].map(({ email }) => lettersTo(email, 'data-request-due')));
    expect(letters).toMatchObject([
      [{ workspace: workspace.name, kind: 'access', dueOn: open.dueOn }],
      [{ dueOn: open.dueOn }],
      [],
    ]);
  });
});
