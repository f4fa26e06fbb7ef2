import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { INVITATION_LIMITS } from '#functions/workspaces/invitation-limits.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  makeInvitation,
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const owner = await makePerson();
const address = () => `${randomUUID()}@example.com`;

const inviting = (where: Workspace, emails: string[], more: object = {}, by: Person = owner) => ({
  token: by.token,
  params: { id: where.id },
  body: { emails, role: 'сотрудник', team: null, ...more },
});
const invite = (...asked: Parameters<typeof inviting>) => request(workspaces.inviteMembers, inviting(...asked));
const outcomes = ({ body }: Awaited<ReturnType<typeof invite>>) => body.results.map(({ outcome }) => outcome);

describe('inviting many at once', () => {
  it('sends the good ones though others are bad, and says of each what became of it', async () => {
    const workspace = await makeWorkspace(owner);
    const member = await makeMember(workspace, 'hr');
    const invited = await makeInvitation(workspace);
    const [first, second] = [address(), address()];
    const emails = [first, 'не адрес', '', ` ${second.toUpperCase()} `, member.email, invited.email, second];
    const reply = await invite(workspace, emails, { role: 'hr', team: 'Продажи' });
    expect(reply.status).toBe(202);
    expect(outcomes(reply)).toEqual(['sent', 'invalid', 'invalid', 'sent', 'member', 'pending', 'pending']);
    expect(reply.body.results.map(({ email }) => email)).toEqual(emails);
    expect(reply.body.seats).toEqual({ limit: null, members: 2, pending: 3 });
    for (const { outcome, detail, invitation, token } of reply.body.results) {
      expect([detail === null, invitation !== null, token !== null]).toEqual(Array(3).fill(outcome === 'sent'));
    }
    const sent = reply.body.results[3]!;
    expect(sent.invitation).toMatchObject({ email: second, role: 'hr', team: 'Продажи', expired: false });
    const opened = await request(workspaces.openInvitation, { params: { token: sent.token! } });
    expect(opened.body).toMatchObject({ role: 'hr' });
    for (const email of [first, second]) expect(await lettersTo(email, 'invitation')).toHaveLength(1);
    expect(await lettersTo(invited.email, 'invitation')).toHaveLength(1);
  });

  it('stops at the seats of the plan, and tells how many are taken (A3-02)', async () => {
    const boss = await makePerson({ plan: 'startup' });
    const small = await makeWorkspace(boss);
    const reply = await invite(small, [address(), address(), address()], {}, boss);
    expect(outcomes(reply)).toEqual(['sent', 'sent', 'no_seat']);
    expect(reply.body.seats).toEqual({ limit: 3, members: 1, pending: 2 });
    expect(reply.body.results[2]!.detail).toContain('Startup');
    const list = await request(workspaces.listInvitations, { token: boss.token, params: { id: small.id } });
    expect(list.body.seats).toEqual({ limit: 3, members: 1, pending: 2 });
  });

  it('stops at the limit of letters, and passes over an address that has had enough', async () => {
    const boss = await makePerson();
    const workspace = await makeWorkspace(boss);
    await makePlan(boss, 'premium', { isTrial: true });
    const often = address();
    const usual = [INVITATION_LIMITS.recipientDay.limit, INVITATION_LIMITS.unpaidInviter.limit];
    Object.assign(INVITATION_LIMITS.recipientDay, { limit: 1 });
    Object.assign(INVITATION_LIMITS.unpaidInviter, { limit: 3 });
    const elsewhere = await makeWorkspace(owner);
    await invite(elsewhere, [often]);
    const reply = await invite(workspace, [address(), often, address(), address(), address(), 'x'], {}, boss);
    Object.assign(INVITATION_LIMITS.recipientDay, { limit: usual[0] });
    Object.assign(INVITATION_LIMITS.unpaidInviter, { limit: usual[1] });
    expect(outcomes(reply)).toEqual(['sent', 'limit', 'sent', 'sent', 'limit', 'invalid']);
    expect(reply.body.results[1]!.detail).toMatch(/^На этот адрес недавно/);
    expect(reply.body.results[4]!.detail).toMatch(/^На бесплатном тарифе/);
  });

  it('is carried out once under its key', async () => {
    const workspace = await makeWorkspace(owner);
    const emails = [address(), address()];
    const asked = withKey(workspaces.inviteMembers, inviting(workspace, emails));
    const first = await request(workspaces.inviteMembers, asked);
    expect(await request(workspaces.inviteMembers, asked)).toMatchObject({ status: 202, body: first.body });
    for (const email of emails) expect(await lettersTo(email, 'invitation')).toHaveLength(1);
  });

  it('refuses a role above one’s own, more than fifty, none, and what is no list', async () => {
    const workspace = await makeWorkspace(owner);
    const hr = await makeMember(workspace, 'hr');
    expect((await invite(workspace, [address()], { role: 'руководитель' }, hr)).status).toBe(403);
    for (const wrong of [
      { emails: [] },
      { emails: Array.from({ length: 51 }, address) },
      { emails: ['a'.repeat(255)] },
      { emails: 'anna@example.com' },
      { emails: [7] },
      { role: 'владелец' },
      { team: '' },
    ]) {
      expect([wrong, (await invite(workspace, [address()], wrong)).status]).toEqual([wrong, 422]);
    }
    expect((await invite(workspace, Array.from({ length: 50 }, address))).body.seats.pending).toBe(50);
  });
});

describe('the link of an invitation to pass on', () => {
  const link = (where: Workspace, invitation: string, by: Person = owner) =>
    request(workspaces.getInvitationLink, { token: by.token, params: { id: where.id, invitation } });

  it('is the same as often as it is asked for, and leaves the mailed one alone', async () => {
    const workspace = await makeWorkspace(owner);
    const { id, token: mailed } = await makeInvitation(workspace);
    const first = await link(workspace, id);
    expect(first.status).toBe(200);
    expect((await link(workspace, id)).body).toEqual(first.body);
    for (const token of [mailed, first.body.token]) {
      expect((await request(workspaces.openInvitation, { params: { token } })).status).toBe(200);
    }
  });

  it('is given neither to who may not give its role, nor for an invitation that opens nothing', async () => {
    const workspace = await makeWorkspace(owner);
    const hr = await makeMember(workspace, 'hr');
    const high = await makeInvitation(workspace, { role: 'руководитель' });
    expect((await link(workspace, high.id, hr)).status).toBe(403);
    const late = await makeInvitation(workspace, { sentAt: new Date(Date.now() - 8 * DAY_MS) });
    expect((await link(workspace, late.id)).status).toBe(404);
    const fallen = await makeInvitation(workspace, { sender: await makePerson() });
    expect((await link(workspace, fallen.id)).status).toBe(404);
  });
});

describe('reminding everybody who is invited', () => {
  const remind = (where: Workspace, by: Person = owner) =>
    request(workspaces.remindInvited, { token: by.token, params: { id: where.id } });

  it('sends again what has waited for a day, and counts why the others were left out', async () => {
    const workspace = await makeWorkspace(owner);
    const hr = await makeMember(workspace, 'hr');
    const yesterday = { sentAt: new Date(Date.now() - DAY_MS - 1000) };
    const waiting = [await makeInvitation(workspace, yesterday), await makeInvitation(workspace, yesterday)];
    await makeInvitation(workspace);
    await makeInvitation(workspace, { ...yesterday, role: 'руководитель' });
    const bounced = await makeInvitation(workspace, yesterday);
    await repos.suppressions.add(bounced.email, 'bounce', new Date());
    await makeInvitation(workspace, { sentAt: new Date(Date.now() - 8 * DAY_MS) });
    const counted = { reminded: 2, too_soon: 1, undelivered: 1, others: 1, limited: 0, limit: null };
    expect(await remind(workspace, hr)).toMatchObject({ status: 202, body: counted });
    for (const { email } of waiting) expect(await lettersTo(email, 'invitation')).toHaveLength(2);
    expect((await remind(workspace, hr)).body).toMatchObject({ reminded: 0, too_soon: 3 });
  });

  it('stops at the limit of letters and says which', async () => {
    const workspace = await makeWorkspace(owner);
    const sentAt = new Date(Date.now() - DAY_MS - 1000);
    for (let count = 0; count < 3; count++) await makeInvitation(workspace, { sentAt });
    const usual = INVITATION_LIMITS.paidWorkspace.limit;
    Object.assign(INVITATION_LIMITS.paidWorkspace, { limit: 2 });
    const { body } = await remind(workspace);
    Object.assign(INVITATION_LIMITS.paidWorkspace, { limit: usual });
    expect(body).toMatchObject({ reminded: 2, limited: 1, limit: expect.stringMatching(/^За сутки отправлено/) });
    vi.setSystemTime(Date.now() + 1000);
    expect((await remind(workspace)).body).toMatchObject({ reminded: 1, too_soon: 2 });
  });
});
