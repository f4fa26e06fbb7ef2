import { beforeEach, describe, expect, it } from 'vitest';
import { reachableContacts } from '#functions/runs/asked-contacts.ts';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import { chats } from '#shared/contract/chats.ts';
import { people } from '#shared/contract/people.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { blockedUntil, DATA_REQUEST_KINDS, type DataRequestKind } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeContact } from '#tests/support/contacts.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { makePersonJoin } from '#tests/support/people.ts';
import { storedItems } from '#tests/support/stored.ts';

const today = moscowDay(new Date());

let workspace: Workspace;
let hr: Person;
beforeEach(async () => {
  workspace = await makeWorkspace(await makePerson());
  hr = await makeMember(workspace, 'hr');
});
const by = (more: object = {}) => ({ token: hr.token, params: { id: workspace.id, ...more } });
const ask = async (contactId: string, kind: DataRequestKind) => {
  const body = { contact_id: contactId, kind, received_on: today };
  return (await request(chats.addDataRequest, withKey(chats.addDataRequest, { ...by(), body }))).body;
};
const requests = async () => (await request(chats.listDataRequests, by())).body.requests;
const names = async () => (await request(people.listPeople, by())).body.people.map(({ last_name: name }) => name);
const reached = async () =>
  (await reachableContacts({ teams: null }, ['sms'], workspace.id, repos)).map(({ contact }) => contact.id);
const unblock = (contactId: string) => request(chats.endBlock, by({ person: `contact-${contactId}` }));
const remove = (contactId: string) => request(chats.deleteContact, by({ contactId }));
const acts = async () => (await request(chats.listDestructions, { ...by(), query: {} })).body.acts;

describe('data that are blocked', () => {
  it('stand in no list and are asked by no run or slip, until the block is ended; who did it and until when is told', async () => {
    const contact = await makeContact(workspace, { lastName: 'Каримов' });
    const other = await makeContact(workspace, { lastName: 'Юсупов' });
    const made = await ask(contact.id, 'inaccurate');
    expect(made.block).toEqual({
      since: today,
      until: blockedUntil('inaccurate', today),
      by: 'hr',
      late: false,
      may_delete: false,
    });
    expect(await names()).not.toContain('Каримов');
    expect(await names()).toContain('Юсупов');
    expect(await reached()).toEqual([other.id]);
    expect(await repos.contacts.find(workspace.id, contact.id)).toBeNull();
    expect((await request(people.getPerson, by({ person: `contact-${contact.id}` }))).status).toBe(404);
    // Whoever answers the request still reads what is kept.
    expect((await requests())[0]).toMatchObject({ name: 'Каримов Анвар', block: { by: 'hr' } });
    expect((await request(chats.getContact, by({ contactId: contact.id }))).body.phone).toBe('+79161234567');
    expect((await unblock(contact.id)).status).toBe(204);
    expect(await names()).toContain('Каримов');
    expect((await reached()).toSorted()).toEqual([contact.id, other.id].toSorted());
    expect((await requests())[0]).toMatchObject({ block: null, state: 'open' });
  });

  it('are those of whoever disputes them or wants processing to stop, and of nobody who asks for anything else', async () => {
    for (const kind of DATA_REQUEST_KINDS) {
      const { id } = await makeContact(workspace);
      const { block } = await ask(id, kind);
      expect([kind, block !== null]).toEqual([kind, ['stop', 'inaccurate', 'unlawful'].includes(kind)]);
    }
  });

  it('stay blocked when the request is answered, and by the first dispute when there is a second', async () => {
    const { id } = await makeContact(workspace);
    const first = await ask(id, 'unlawful');
    expect((await ask(id, 'inaccurate')).block).toBeNull();
    const change = { params: { id: workspace.id, requestId: first.id }, body: { to: 'answered' } as const };
    await request(chats.changeDataRequest, { token: hr.token, ...change });
    const found = (await requests()).find((one) => one.id === first.id);
    expect(found).toMatchObject({ state: 'answered', block: { until: blockedUntil('unlawful', today) } });
    expect(await reached()).toEqual([]);
  });

  it('are not deleted while it is disputed whether they are right, and are where they may not be processed', async () => {
    const [disputed, unlawful] = [await makeContact(workspace), await makeContact(workspace)];
    await ask(disputed.id, 'inaccurate');
    await ask(unlawful.id, 'unlawful');
    expect((await remove(disputed.id)).status).toBe(409);
    expect(await repos.contacts.findWithBlocked(workspace.id, disputed.id)).not.toBeNull();
    expect((await remove(unlawful.id)).status).toBe(204);
    expect(await acts()).toHaveLength(1);
  });

  it('take along what a portal knows of the same person', async () => {
    const contact = await makeContact(workspace, { lastName: 'Каримов' });
    const twin = await makeContact(workspace, { lastName: 'Юсупов' });
    await makePersonJoin(workspace, { refs: [`contact-${contact.id}`, 'portal-77'] });
    await ask(contact.id, 'stop');
    // Nothing of a portal is read here; that the decision hides nobody else is.
    expect(await names()).toEqual(expect.arrayContaining(['Юсупов']));
    expect(await reached()).toEqual([twin.id]);
  });
});

describe('an act of destruction', () => {
  it('is made with a deletion: by whom, of what, for which request, and names nobody', async () => {
    const contact = await makeContact(workspace, { lastName: 'Каримов' });
    const sign = subjectSign(workspace.id, contact.id);
    expect((await request(chats.getContact, by({ contactId: contact.id }))).body.destruction_sign).toBe(sign);
    const asked = await ask(contact.id, 'erase');
    expect((await remove(contact.id)).status).toBe(204);
    expect(await acts()).toMatchObject([
      {
        reason: 'request',
        by: 'hr',
        subject: sign,
        request: { id: asked.id, received_on: today },
        what: [
          { kind: 'contact', count: 1 },
          { kind: 'phone', count: 1 },
        ],
      },
    ]);
    const kept = JSON.stringify(await storedItems('DESTRUCTION#'));
    expect(kept).toContain(sign);
    expect(kept).not.toContain(contact.id);
    expect(kept).not.toContain('Каримов');
  });

  it('is kept for three years', async () => {
    const { id } = await makeContact(workspace);
    await remove(id);
    const [item] = (await storedItems()).filter((one) => String(one['sk']).startsWith('DESTRUCTION#'));
    const years = (Number(item!['ttl']) * 1000 - Date.now()) / (365.25 * 86_400_000);
    expect(years).toBeGreaterThan(2.99);
    expect(years).toBeLessThan(3.01);
  });

  it('is made once, of two who delete at once', async () => {
    const { id } = await makeContact(workspace);
    const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(await acts()).toHaveLength(1);
  });
});
