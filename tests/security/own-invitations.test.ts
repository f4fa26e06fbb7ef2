import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  join,
  makeInvitation,
  makeLink,
  makeMember,
  makePerson,
  makeSession,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { keys, ranges } from '#data/keys.ts';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import { makeHolder, nextAddress } from './logins.ts';
import '#tests/support/one-window.ts';

/*
 * Invitations found by the address of an account. Registering proves no address, so whoever makes an account with
 * somebody else's may learn that something waits there and nothing more, whatever they do besides.
 */

const owner = await makePerson();
const mine = async (by: Person) => (await request(workspaces.listMyInvitations, { token: by.token })).body;
const accept = (by: Person, invitation: string) =>
  request(workspaces.acceptMyInvitation, { token: by.token, params: { invitation } });
const ask = (by: Person) => request(auth.requestEmailVerification, { token: by.token });
const verify = (by: Person, token: string) => request(auth.verifyEmail, { token: by.token, body: { token } });
const entries = async (email: string) => table.queryAll(ranges.invitedTo(email), { consistent: true });

/** A person who has shown that the address is theirs. */
async function makeVerified(email?: string): Promise<Person> {
  const person = await makePerson({ unproved: true, ...(email === undefined ? {} : { email }) });
  expect((await verify(person, await makeLink(person, 'verification'))).status).toBe(204);
  return person;
}

const WAITING = { email_verified: false, letter_sent_at: null, waiting: true, invitations: [] };
const NOTHING = { email_verified: false, letter_sent_at: null, waiting: false, invitations: [] };

describe('somebody with an account of a foreign address', () => {
  it('learns that something waits, and neither who invites nor where', async () => {
    const workspace = await makeWorkspace(owner, `Ромашка ${randomUUID()}`);
    const thief = await makePerson({ unproved: true });
    const { id } = await makeInvitation(workspace, { email: thief.email });
    const reply = await request(workspaces.listMyInvitations, { token: thief.token });
    expect(reply.body).toEqual(WAITING);
    for (const told of [workspace.name, workspace.id, id, owner.lastName]) expect(reply.text).not.toContain(told);
    expect(await accept(thief, id)).toMatchObject({ status: 403 });
    expect(await repos.members.find(workspace.id, thief.id)).toBeNull();
  });

  it('proves nothing by inviting the address themselves: the link they are shown is not the letter’s', async () => {
    const thief = await makePerson({ unproved: true });
    const workspace = await makeWorkspace(owner);
    await makeInvitation(workspace, { email: thief.email });
    const accomplice = await makePerson({ unproved: true });
    const den = await makeWorkspace(accomplice);
    const { body } = await request(workspaces.inviteMember, {
      token: accomplice.token,
      params: { id: den.id },
      body: { email: thief.email, role: 'сотрудник' },
    });
    const link = { token: accomplice.token, params: { id: den.id, invitation: body.id } };
    expect((await request(workspaces.getInvitationLink, link)).body.token).toBe(body.token);
    const joined = await request(workspaces.acceptInvitation, { token: thief.token, params: { token: body.token } });
    expect(joined.status).toBe(200);
    expect(await mine(thief)).toEqual(WAITING);
  });

  it('proves nothing by letting the owner of the address click: the link wants the account that asked, too', async () => {
    const thief = await makePerson({ unproved: true });
    await makeInvitation(await makeWorkspace(owner), { email: thief.email });
    expect((await ask(thief)).status).toBe(202);
    const { token } = await letterTo(thief.email, 'email-verification');
    const victim = await makePerson({ unproved: true });
    expect((await request(auth.verifyEmail, { body: { token } })).status).toBe(401);
    expect((await verify(victim, token)).status).toBe(403);
    expect(await mine(thief)).toEqual({ ...WAITING, letter_sent_at: expect.any(String) });
    expect(await mine(victim)).toEqual(NOTHING);
  });

  it('proves nothing by moving their account to the address, whoever clicks that link', async () => {
    const thief = await makeVerified();
    const email = `${randomUUID()}@example.com`;
    await makeInvitation(await makeWorkspace(owner), { email });
    const token = await makeLink(thief, 'email', { to: email });
    // An account without a login of its own moves nothing.
    const holder = await makeHolder();
    const moved = await makeLink(holder, 'email', { to: email });
    expect((await verify(holder, await makeLink(holder, 'verification'))).status).toBe(204);
    expect((await request(auth.confirmEmail, { body: { token: moved } })).status).toBe(200);
    expect(await mine(holder)).toEqual(WAITING);
    expect(await table.get(keys.verifiedEmail(holder.id), { consistent: true })).toBeNull();
    // Written a moment late, for the address the account has just left.
    await table.write(verified(holder, new Date()));
    expect(await mine(holder)).toEqual(WAITING);
    expect((await request(auth.confirmEmail, { body: { token } })).status).not.toBe(200);
  });
});

describe('somebody with an address of their own', () => {
  it('sees who invites them to what, as what, and comes in without the letter', async () => {
    const workspace = await makeWorkspace(owner, 'Лютик');
    const person = await makeVerified();
    const { id } = await makeInvitation(workspace, { email: person.email, role: 'hr' });
    expect(await mine(person)).toEqual({
      email_verified: true,
      letter_sent_at: null,
      waiting: true,
      invitations: [
        {
          id,
          workspace_name: 'Лютик',
          inviter: `${owner.firstName} ${owner.lastName}`,
          role: 'hr',
          sent_at: expect.any(String),
          expires_at: expect.any(String),
        },
      ],
    });
    const joined = {
      status: 200,
      body: { ...workspace, user_role: 'hr', finance_access: { kind: 'none' }, own_teams_only: false },
    };
    expect(await Promise.all([accept(person, id), accept(person, id)])).toMatchObject(
      expect.arrayContaining([expect.objectContaining(joined)]),
    );
    expect((await mine(person)).waiting).toBe(false);
  });

  it('does not see or accept what waits for another address', async () => {
    const person = await makeVerified();
    const { id } = await makeInvitation(await makeWorkspace(owner));
    expect((await mine(person)).invitations).toEqual([]);
    expect((await accept(person, id)).status).toBe(404);
  });

  it('has shown it by the link of the letter that invited them, and by a password set through the mail', async () => {
    const [invited, forgetful] = [await makePerson({ unproved: true }), await makeHolder()];
    const { token } = await makeInvitation(await makeWorkspace(owner), { email: invited.email });
    expect((await mine(invited)).email_verified).toBe(false);
    await request(workspaces.acceptInvitation, { token: invited.token, params: { token } });
    expect((await mine(invited)).email_verified).toBe(true);
    const body = {
      token: await makeLink(forgetful, 'password'),
      password: 'другой-пароль-7',
      password_confirm: 'другой-пароль-7',
    };
    expect((await request(auth.resetPassword, { body, sourceAddress: nextAddress() })).status).toBe(200);
    expect((await mine({ ...forgetful, ...(await makeSession(forgetful.id, new Date())) })).email_verified).toBe(true);
  });

  it('does not see what was withdrawn, ran out, or fell with its sender', async () => {
    const person = await makeVerified();
    const workspace = await makeWorkspace(owner);
    const sender = await makeMember(workspace, 'hr');
    const { id } = await makeInvitation(workspace, { email: person.email, sender });
    expect((await mine(person)).waiting).toBe(true);
    await join(workspace, sender, 'сотрудник');
    expect((await mine(person)).waiting).toBe(false);
    expect((await accept(person, id)).status).toBe(404);
    await makeInvitation(await makeWorkspace(owner), {
      email: person.email,
      sentAt: new Date(Date.now() - 8 * 86_400_000),
    });
    expect((await mine(person)).waiting).toBe(false);
  });
});

describe('the letter that verifies an address', () => {
  it('works for a day, and only the newest; whoever has shown it once gets none', async () => {
    const person = await makePerson({ unproved: true });
    await ask(person);
    vi.setSystemTime(Date.now() + 1000);
    await ask(person);
    const late = await makePerson({ unproved: true });
    const expired = await makeLink(late, 'verification', { expiresAt: new Date(Date.now() - 1000) });
    expect((await verify(late, expired)).status).toBe(422);
    const [older, newer] = await lettersTo(person.email, 'email-verification');
    expect(Date.parse(newer!.expiresAt) - Date.now()).toBe(86_400_000);
    expect((await verify(person, older!.token)).status).toBe(422);
    expect((await verify(person, newer!.token)).status).toBe(204);
    expect((await ask(person)).status).toBe(409);
  });

  it('goes three times an hour at most', async () => {
    const person = await makePerson({ unproved: true });
    const replies = [await ask(person), await ask(person), await ask(person), await ask(person)];
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
    expect(await lettersTo(person.email, 'email-verification')).toHaveLength(3);
  });
});

describe('what leads from an address to its invitation', () => {
  async function invited(): Promise<{ workspace: Workspace; email: string; id: string; token: string }> {
    const workspace = await makeWorkspace(owner);
    const email = `${randomUUID()}@example.com`;
    return { workspace, ...(await makeInvitation(workspace, { email })) };
  }

  it('goes when it is withdrawn, accepted, or found accepted already, and expires with it', async () => {
    const [withdrawn, accepted, late] = [await invited(), await invited(), await invited()];
    for (const { email, id } of [withdrawn, accepted, late]) {
      const [entry] = await entries(email);
      const [invitation] = (await storedItems(id)).filter(({ type }) => type === 'invitation');
      expect(entry!['ttl']).toBe(invitation!['ttl']);
    }
    const about = { token: owner.token, params: { id: withdrawn.workspace.id, invitation: withdrawn.id } };
    await request(workspaces.withdrawInvitation, about);
    expect(await entries(withdrawn.email)).toEqual([]);
    const person = await makePerson({ unproved: true, email: accepted.email });
    await request(workspaces.acceptInvitation, { token: person.token, params: { token: accepted.token } });
    expect(await entries(accepted.email)).toEqual([]);
    const member = await makePerson({ unproved: true, email: late.email });
    await join(late.workspace, member, 'hr');
    await request(workspaces.acceptInvitation, { token: member.token, params: { token: late.token } });
    expect(await entries(late.email)).toEqual([]);
  });

  it('expires later when the letter is sent again', async () => {
    const { workspace, email, id } = await invited();
    const [before] = await entries(email);
    await request(workspaces.resendInvitation, { token: owner.token, params: { id: workspace.id, invitation: id } });
    expect(Number((await entries(email))[0]!['ttl'])).toBeGreaterThan(Number(before!['ttl']));
  });

  it('goes with the workspace', async () => {
    const { workspace, email } = await invited();
    await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } });
    const jobs = (await storedItems(workspace.id)).filter(({ type }) => type === 'job');
    expect(await deliver(...jobs)).toEqual(DONE);
    expect(await entries(email)).toEqual([]);
  });

  it('goes with an account that has shown the address to be its own; no other account takes it away', async () => {
    for (const verified of [true, false]) {
      const person = verified ? await makeVerified() : await makePerson({ unproved: true });
      const workspace = await makeWorkspace(owner);
      await makeInvitation(workspace, { email: person.email });
      expect((await request(auth.deleteMe, { token: person.token, query: {} })).status).toBe(204);
      const jobs = (await storedItems('"delete-account"')).filter(({ pk }) => pk.includes(person.id));
      expect(jobs).toHaveLength(1);
      expect(await deliver(...jobs)).toEqual(DONE);
      expect(await entries(person.email)).toHaveLength(verified ? 0 : 1);
      const { body } = await request(workspaces.listInvitations, {
        token: owner.token,
        params: { id: workspace.id },
      });
      expect(body.invitations).toHaveLength(verified ? 0 : 1);
    }
  });
});
