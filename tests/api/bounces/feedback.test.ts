import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handler as bounces } from '#functions/lambdas/bounces/handler.ts';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { newAddress, registrationForm } from '#tests/api/auth/account.ts';
import { request } from '#tests/support/api.ts';
import { asFunction } from '#tests/support/granted.ts';
import { makeInvitation, makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const anybody = () => `${randomUUID()}@romashka.example`;

const handler = (event: unknown) => asFunction('bounces', () => bounces(event));

/** What SES says, as EventBridge hands it over. */
const bounceOf = (email: string, bounceType = 'Permanent') =>
  handler({
    source: 'aws.ses',
    'detail-type': 'Email Bounced',
    detail: {
      eventType: 'Bounce',
      mail: { destination: [email] },
      bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress: email, status: '5.1.1' }] },
    },
  });
const complaintOf = (email: string, complaintFeedbackType?: string | null) =>
  handler({
    source: 'aws.ses',
    'detail-type': 'Email Complaint Received',
    detail: {
      eventType: 'Complaint',
      mail: { destination: [email] },
      complaint: { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType },
    },
  });

describe('an address', () => {
  it('is marked when a letter to it bounced for good, in either spelling, under a hash alone', async () => {
    const email = anybody();
    await bounceOf(email.toUpperCase());
    expect(await repos.suppressions.find(email)).toMatchObject({ reason: 'bounce' });
    expect(await storedItems(email)).toEqual([]);
    const local = randomUUID();
    await bounceOf(`${local}@xn--80a1acny.xn--p1ai`);
    expect(await repos.suppressions.find(`${local}@почта.рф`)).not.toBeNull();
  });

  it.each([undefined, null, 'abuse', 'fraud'])('is marked when its owner calls a letter spam: %s', async (kind) => {
    const email = anybody();
    await complaintOf(email, kind);
    expect(await repos.suppressions.find(email)).toMatchObject({ reason: 'complaint' });
  });

  it('is not marked for a full mailbox, nor for a letter that is taken out of the spam', async () => {
    const email = anybody();
    await bounceOf(email, 'Transient');
    await bounceOf(email, 'Undetermined');
    await complaintOf(email, 'not-spam');
    expect(await repos.suppressions.find(email)).toBeNull();
  });

  it('is freed by itself after a year', async () => {
    const email = anybody();
    await bounceOf(email);
    const [mark] = (await storedItems('SUPPRESSED#')).slice(-1);
    expect(Number(mark!['ttl']) - Date.now() / 1000).toBeCloseTo(365 * 24 * 60 * 60, -2);
  });

  it('that is marked can still be invited and registered, and whoever invites sees that letters do not arrive', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const params = { id: workspace.id };
    const [marked, other] = [anybody(), await makeInvitation(workspace)];
    await bounceOf(marked);
    const body = { email: marked, role: 'сотрудник' } as const;
    expect((await request(workspaces.inviteMember, { token: owner.token, params, body })).status).toBe(202);
    const { invitations } = (await request(workspaces.listInvitations, { token: owner.token, params })).body;
    expect(invitations.map(({ email, undelivered }) => [email, undelivered]).toSorted()).toEqual(
      [
        [marked, true],
        [other.email, false],
      ].toSorted(),
    );
    const registered = await request(auth.register, {
      body: registrationForm({ email: marked }),
      sourceAddress: newAddress(),
    });
    expect(registered.status).toBe(201);
  });
});

describe('an event that is neither', () => {
  it.each([{}, { detail: {} }, { detail: { bounce: { bounceType: 'Permanent' } } }])(
    'fails, so that it is tried again and kept: %j',
    async (event) => {
      await expect(handler(event)).rejects.toThrow(/invalid_union|Invalid input/);
    },
  );
});
