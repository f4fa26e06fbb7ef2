import { describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type * as Consent from '#shared/rules/consent.ts';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '#shared/rules/consent.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import { makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeAccount } from './account.ts';

// Until which day an earlier text may be kept; null: nobody is asked for another.
const asked = vi.hoisted(() => ({ by: null as string | null }));
vi.mock('#shared/rules/consent.ts', async (original) => {
  const real = await original<typeof Consent>();
  const current = () => ({ version: real.CONSENT_VERSION, agreedBy: asked.by });
  return {
    ...real,
    dueConsent: (given: string | null, now: Date) => real.dueConsent(given, now, current()),
    asksAgain: () => real.asksAgain(current()),
  };
});

const OLD = CONSENT_VERSIONS[0];
const today = () => moscowDay(new Date());

/** Somebody who agreed to a text and whose session began after a new one was published. */
async function makeAgreed(version: string, by: string | null) {
  asked.by = by;
  return makeAccount({ consent_version: version });
}

describe('a new text of the consent', () => {
  it('is asked of nobody who agreed to an earlier one, unless it names a day', async () => {
    const { access_token: token } = await makeAgreed(OLD, null);
    expect((await request(auth.me, { token })).body).not.toHaveProperty('consent_due');
  });

  it('is told to them with the day it may be put off to, and until then nothing is refused', async () => {
    const by = addDays(today(), 5);
    const { access_token: token } = await makeAgreed(OLD, by);
    const due = { version: CONSENT_VERSION, agreed_by: by, overdue: false };
    expect((await request(auth.me, { token })).body.consent_due).toEqual(due);
    expect((await request(workspaces.listMyInvitations, { token })).status).toBe(200);
  });

  it('refuses everything after that day but reading out one’s data and going, also with a token that is renewed', async () => {
    const account = await makeAgreed(OLD, addDays(today(), -1));
    const renewed = await request(auth.refresh, { body: { refresh_token: account.refresh_token } });
    for (const token of [account.access_token, renewed.body.access_token]) {
      const refused = await request(workspaces.listMyInvitations, { token });
      expect([refused.status, refused.body]).toMatchObject([403, { code: 'consent_required' }]);
      for (const route of [auth.me, auth.exportMe, auth.listSessions, workspaces.listWorkspaces])
        expect((await request(route, { token })).status).toBe(200);
    }
    expect((await request(auth.me, { token: account.access_token })).body.consent_due).toMatchObject({ overdue: true });
    expect((await request(auth.deleteMe, { token: account.access_token, query: {} })).status).toBe(204);
  });

  it('is agreed to once, is kept beside the earlier one, and opens everything again', async () => {
    const { access_token: token } = await makeAgreed(OLD, addDays(today(), -1));
    const given = await request(auth.giveConsent, { token, body: { version: CONSENT_VERSION } });
    expect(given.status).toBe(200);
    const fresh = given.body.access_token;
    expect((await request(workspaces.listMyInvitations, { token: fresh })).status).toBe(200);
    await request(auth.giveConsent, { token: fresh, body: { version: CONSENT_VERSION } });
    const { consents } = (await request(auth.exportMe, { token: fresh })).body;
    expect(consents).toMatchObject([
      { kind: 'account', version: OLD, how: 'form' },
      { kind: 'account', version: CONSENT_VERSION, how: 'form' },
    ]);
    expect((await request(auth.me, { token: fresh })).body).not.toHaveProperty('consent_due');
  });

  it('is not agreed to by naming an earlier one', async () => {
    const { access_token: token } = await makeAgreed(OLD, addDays(today(), -1));
    expect((await request(auth.giveConsent, { token, body: { version: OLD } })).status).toBe(409);
  });

  it('asks nobody who agreed to it, whatever the day', async () => {
    const { access_token: token, ...account } = await makeAgreed(CONSENT_VERSION, addDays(today(), -1));
    const { id } = (await request(auth.me, { token })).body;
    const person: Person = { id, email: account.email, firstName: 'Анна', lastName: 'Петрова', sessionId: '', token };
    expect((await makeWorkspace(person)).id).toEqual(expect.any(String));
    expect((await request(workspaces.listMyInvitations, { token })).status).toBe(200);
  });
});
