import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from '#functions/notifications/unsubscribe-token.ts';
import { automations } from '#shared/contract/automations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { keyring, leave, makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

let workspace: Workspace;
let member: Person;
beforeEach(async () => {
  workspace = await makeWorkspace(await makePerson());
  member = await makeMember(workspace, 'hr');
});

const tokenOf = (kind: 'digest' | 'reminders') =>
  unsubscribeToken({ workspaceId: workspace.id, userId: member.id, kind }, keyring);
const letters = async () => (await repos.members.find(workspace.id, member.id))!.letters;
/** As a mail program posts it: form data, and nobody logged in. */
const click = (token: string) =>
  request(automations.unsubscribe, {
    params: { token },
    body: 'List-Unsubscribe=One-Click',
    contentType: 'application/x-www-form-urlencoded',
  });

describe('one click', () => {
  it('stops letters of one kind from one workspace, without a login, and twice does no harm', async () => {
    const other = await makeWorkspace(member);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await click(await tokenOf('digest'));
      expect([status, body]).toEqual([200, { kind: 'digest' }]);
      expect(await letters()).toEqual({ digest: false, reminders: true });
    }
    expect((await repos.members.find(other.id, member.id))!.letters).toEqual({ digest: true, reminders: true });
    await click(await tokenOf('reminders'));
    expect(await letters()).toEqual({ digest: false, reminders: false });
  });

  it('is refused for any link that is not ours, to the last character, and changes nothing', async () => {
    const token = await tokenOf('digest');
    const forged = [...token].map(
      (character, index) => token.slice(0, index) + (character === 'A' ? 'B' : 'A') + token.slice(index + 1),
    );
    const shapes = ['x', token.slice(1), `${token}A`, Buffer.alloc(49).toString('base64url'), randomUUID()];
    for (const wrong of [...forged.filter((_, index) => index % 6 === 0), ...shapes]) {
      expect((await click(wrong)).body).toMatchObject({ code: 'not_found' });
    }
    for (const wrong of forged) expect(await readUnsubscribeToken(wrong, keyring)).toBeNull();
    expect(await letters()).toEqual({ digest: true, reminders: true });
  });

  it('tells nothing of who is there: who left and who never was are answered alike, and nothing is written', async () => {
    const known = await click(await tokenOf('digest'));
    const token = await tokenOf('reminders');
    await leave(workspace, member);
    const before = await storedItems();
    const gone = await click(token);
    const nobody = await click(
      await unsubscribeToken({ workspaceId: randomUUID(), userId: randomUUID(), kind: 'digest' }, keyring),
    );
    expect([gone.status, nobody.status]).toEqual([known.status, known.status]);
    expect(nobody.text).toBe(known.text);
    expect(await storedItems()).toEqual(before);
  });

  it('opened in a browser leads to a page with a button, changes nothing and leads nowhere else', async () => {
    const token = await tokenOf('digest');
    const { status, headers } = await request(automations.openUnsubscribe, { params: { token } });
    expect([status, headers['location']]).toEqual([303, `/unsubscribe/${token}`]);
    expect(await letters()).toEqual({ digest: true, reminders: true });
    const hostile = await request(automations.openUnsubscribe, { params: { token: '//evil.example\r\nx: y' } });
    expect(hostile.headers['location']).toMatch(/^\/unsubscribe\/%2F%2Fevil\.example%0D%0Ax%3A%20y$/);
  });
});

describe('the letters of a workspace', () => {
  const call = () => ({ token: member.token, params: { id: workspace.id } });

  it('come until their member says otherwise; each kind by itself, and only for themselves', async () => {
    expect((await request(automations.getNotifications, call())).body).toEqual({ digest: true, reminders: true });
    const { status, body } = await request(automations.changeNotifications, { ...call(), body: { reminders: false } });
    expect([status, body]).toEqual([200, { digest: true, reminders: false }]);
    await request(automations.changeNotifications, { ...call(), body: { digest: false } });
    expect((await request(automations.getNotifications, call())).body).toEqual({ digest: false, reminders: false });
    await request(automations.changeNotifications, { ...call(), body: { digest: true } });
    expect(await letters()).toEqual({ digest: true, reminders: false });
    const others = (await repos.members.all(workspace.id)).filter(({ userId }) => userId !== member.id);
    expect(others.map((one) => one.letters)).toEqual([{ digest: true, reminders: true }]);
  });

  it('a choice of nonsense is refused and loses nothing', async () => {
    const reply = await request(automations.changeNotifications, { ...call(), body: { digest: 'нет', spam: true } });
    expect(reply.status).toBe(422);
    expect(await letters()).toEqual({ digest: true, reminders: true });
  });
});
