import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeInvitation, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const about = (invitation: string) => ({ token: owner.token, params: { id: workspace.id, invitation } });
const list = async () =>
  (await request(workspaces.listInvitations, { token: owner.token, params: { id: workspace.id } })).body.invitations;
const open = (token: string) => request(workspaces.openInvitation, { params: { token } });

describe('the list', () => {
  it('shows who is invited, those whose time ran out as such, and nothing that opens a link', async () => {
    const living = await makeInvitation(workspace, { role: 'hr' });
    const expired = await makeInvitation(workspace, { sentAt: daysAgo(8) });
    const shown = new Map((await list()).map((one) => [one.id, one]));
    expect(shown.get(living.id)).toEqual({
      id: living.id,
      email: living.email,
      role: 'hr',
      team: null,
      invited_by: `${owner.firstName} ${owner.lastName}`,
      sent_at: expect.any(String),
      expires_at: expect.any(String),
      expired: false,
      voided: false,
      undelivered: false,
      by_directory: false,
    });
    expect(shown.get(expired.id)).toMatchObject({ email: expired.email, expired: true });
  });
});

describe('sending again', () => {
  it('mails a new link for another seven days; those before stop working, the copied one as well', async () => {
    const { id, token, email } = await makeInvitation(workspace, { sentAt: daysAgo(6) });
    const copied = (await request(workspaces.getInvitationLink, about(id))).body.token;
    expect((await open(copied)).status).toBe(200);
    const reply = await request(workspaces.resendInvitation, about(id));
    expect(reply).toMatchObject({ status: 202, body: { id, email, expired: false } });
    const letters = await lettersTo(email, 'invitation');
    expect(letters).toHaveLength(2);
    const newest = letters.find((letter) => letter.token !== token)!;
    for (const living of [newest.token, reply.body.token]) expect((await open(living)).status).toBe(200);
    for (const dead of [token, copied]) expect((await open(dead)).status).toBe(404);
  });

  it('waits a minute between two letters: of four at once one goes out', async () => {
    const { id, email } = await makeInvitation(workspace);
    const replies = await Promise.all(Array.from({ length: 4 }, () => request(workspaces.resendInvitation, about(id))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 429, 429, 429]);
    expect(replies.find(({ status }) => status === 429)!.headers['retry-after']).toBe('60');
    expect(await lettersTo(email, 'invitation')).toHaveLength(2);
  });

  it('finds no invitation that is none, was withdrawn, or is another workspace’s', async () => {
    const neighbour = await makeWorkspace(await makePerson());
    const foreign = await makeInvitation(neighbour);
    const withdrawn = await makeInvitation(workspace);
    await request(workspaces.withdrawInvitation, about(withdrawn.id));
    for (const id of [randomUUID(), foreign.id, withdrawn.id]) {
      expect((await request(workspaces.resendInvitation, about(id))).status).toBe(404);
      expect((await request(workspaces.withdrawInvitation, about(id))).status).toBe(404);
    }
    expect((await open(foreign.token)).status).toBe(200);
    expect(await lettersTo(foreign.email, 'invitation')).toHaveLength(1);
  });
});

describe('withdrawing', () => {
  it('takes it off the list and kills the link at once', async () => {
    const { id, token } = await makeInvitation(workspace);
    expect((await request(workspaces.withdrawInvitation, about(id))).status).toBe(204);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await open(token)).status).toBe(404);
  });
});

describe('the link', () => {
  it('shows where it leads and whom it is for, the address masked', async () => {
    const { token, email } = await makeInvitation(workspace, { email: 'maria.orlova@example.com', role: 'hr' });
    const { status, body, text } = await open(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      workspace_name: workspace.name,
      inviter: `${owner.firstName} ${owner.lastName}`,
      role: 'hr',
      email: 'm•••@example.com',
      expires_at: expect.any(String),
    });
    expect(text).not.toContain(email);
  });

  it('says that its time ran out only to whoever holds it', async () => {
    const { token } = await makeInvitation(workspace, { sentAt: daysAgo(8) });
    expect((await open(token)).body.detail).toBe('Срок приглашения истёк: попросите отправить его ещё раз');
    const guess = Buffer.from(token, 'base64url').fill(7, 32).toString('base64url');
    const nobody = Buffer.alloc(64, 3).toString('base64url');
    const answers = [await open(guess), await open(nobody), await open('x'), await open('я'.repeat(150))];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
  });
});
