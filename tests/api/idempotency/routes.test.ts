import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import { invitations } from '#shared/contract/invitations.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makeInvitation, makePerson, makePoll } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeSurvey, publishSurvey, shareUnder } from '#tests/support/surveys.ts';
import { owner, workspace } from './keyed-polls.ts';

describe('every route that creates', () => {
  const creating = routes.filter((route) => route.idempotent);

  it('takes a key; none that leads to an answer, a password, a session or a letter that proves an address does', () => {
    const without = /take|respond|login|register|refresh|password|verification/i;
    const expected = routes.filter(
      ({ name, method, auth, status }) =>
        method === 'POST' && auth === 'user' && (status === 201 || status === 202) && !without.test(name),
    );
    expect(creating.map(({ name }) => name)).toEqual(expect.arrayContaining(expected.map(({ name }) => name)));
    expect(creating.map(({ name }) => name).filter((name) => without.test(name))).toEqual([]);
  });

  it('workspaces', async () => {
    const person = await makePerson();
    await expectOnce(() =>
      request(workspaces.createWorkspace, { token: person.token, body: { name: 'Лютик' }, headers }),
    );
    expect((await request(workspaces.listWorkspaces, { token: person.token })).body).toHaveLength(1);
  });

  it('copies and runs of a poll', async () => {
    const poll = await makePoll(owner, workspace);
    const ofPoll = { token: owner.token, params: { id: poll.id }, headers };
    await expectOnce(() => request(polls.duplicatePoll, ofPoll));
    await expectOnce(() => request(polls.createFrame, { ...ofPoll, body: {} }));
    const { body } = await request(polls.listFrames, ofPoll);
    expect(body.frames).toHaveLength(1);
  });

  it('requests for an invoice, which count as one attempt', async () => {
    const person = await makePerson();
    const body = { plan: 'basic', period: 'year', people: 12, company: 'Ромашка', inn: '7707083893' };
    await expectOnce(() => request(subscriptions.requestInvoice, { token: person.token, body, headers }), 12);
    expect((await storedItems(person.id)).filter(({ type }) => type === 'invoice')).toHaveLength(1);
  });

  it('the trial', async () => {
    const person = await makePerson({ plan: 'startup' });
    await expectOnce(() => request(subscriptions.startTrial, { token: person.token, headers }));
  });

  it('invitations and their letters', async () => {
    const email = `${randomUUID()}@example.com`;
    const params = { id: workspace.id };
    const body = { email, role: 'сотрудник' };
    await expectOnce(() => request(invitations.inviteMember, { token: owner.token, params, body, headers }));
    expect((await storedItems(email)).filter(({ type }) => type === 'job')).toHaveLength(1);
  });

  it('accepting an invitation', async () => {
    const guest = await makePerson();
    const { token } = await makeInvitation(workspace, { email: guest.email });
    await expectOnce(() => request(invitations.acceptInvitation, { token: guest.token, params: { token }, headers }));
  });

  it('another link of a run and of a survey: what was printed meanwhile opens still', async () => {
    const { id } = await makeFrame(owner, await makePoll(owner, workspace));
    await expectOnce(() => request(polls.renewLink, { token: owner.token, params: { id }, headers }));
    const draft = await makeSurvey(owner, workspace, { allow_unauthenticated: true });
    const survey = await publishSurvey(owner, await shareUnder(owner, draft, `wall-${draft.id}`));
    const call = { token: owner.token, params: { id: survey.id }, headers };
    const another = () => request(surveys.shareSurvey, { ...call, body: { renew: true } });
    await expectOnce(another);
    expect((await request(surveys.getSurvey, call)).body.share_link).toBe((await another()).body.share_link);
  });

  const headers = { 'idempotency-key': randomUUID() };

  async function expectOnce(send: () => Promise<{ status: number; text: string }>, times = 3): Promise<void> {
    const first = await send();
    expect(first.status).toBeLessThan(300);
    for (let time = 1; time < times; time++)
      expect(await send()).toMatchObject({ status: first.status, text: first.text });
  }
});
