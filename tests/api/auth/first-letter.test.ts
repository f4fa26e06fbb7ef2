import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { newAddress, PASSWORD, registrationForm } from './account.ts';
import '#tests/support/one-window.ts';

const register = (email: string, from = newAddress()) =>
  request(auth.register, { body: registrationForm({ email }), sourceAddress: from });
const mine = async (token: string) => (await request(workspaces.listMyInvitations, { token })).body;
const SPELLINGS = 20;

describe('a registration', () => {
  it('sends the letter that proves its address, says when and to whom it may matter, and its link works', async () => {
    const email = `${randomUUID()}@example.com`;
    const { status, body } = await register(email);
    expect(status).toBe(201);
    expect(Object.keys(body).toSorted()).toEqual(['access_token', 'device_token', 'refresh_token']);
    const token = body.access_token;
    const created = await request(workspaces.createWorkspace, { token, body: { name: 'Лютик' } });
    const notices = async () =>
      (await request(workspaces.getNotices, { token, params: { id: created.body.id } })).body.unproved_address;
    const letter = await letterTo(email, 'email-verification');
    expect(await mine(token)).toMatchObject({ email_verified: false, letter_sent_at: expect.any(String) });
    expect(await notices()).toEqual({ letter_sent_at: (await mine(token)).letter_sent_at });
    expect((await request(auth.verifyEmail, { token, body: { token: letter.token } })).status).toBe(204);
    expect(await mine(token)).toMatchObject({ email_verified: true, letter_sent_at: null });
    expect(await notices()).toBeNull();
  });

  it('of an address that is taken sends nothing and counts nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    const before = await storedItems('verification-letters');
    expect((await register(email)).status).toBe(409);
    expect((await register(email.toUpperCase())).status).toBe(409);
    expect(await lettersTo(email, 'email-verification')).toHaveLength(1);
    expect(await storedItems('verification-letters')).toEqual(before);
  });

  it('succeeds without a letter where the mailbox gets no more of them, and says that none was sent', async () => {
    const name = randomUUID();
    const machine = newAddress();
    const addresses = Array.from({ length: SPELLINGS }, (_, index) => `${name}+${index}@example.com`);
    const replies = await Promise.all(addresses.map((email) => register(email, machine)));
    expect(replies.map(({ status }) => status)).toEqual(Array(SPELLINGS).fill(201));
    const letters = await Promise.all(addresses.map((email) => lettersTo(email, 'email-verification')));
    expect(letters.flat()).toHaveLength(3);
    const told = await Promise.all(replies.map(({ body }) => mine(body.access_token)));
    expect(told.map(({ letter_sent_at: at }) => at !== null)).toEqual(letters.map(({ length }) => length === 1));
  });

  it('leaves whoever asks for the letter again within the same limits', async () => {
    const email = `${randomUUID()}@example.com`;
    const machine = newAddress();
    const { body } = await register(email, machine);
    const ask = () => request(auth.requestEmailVerification, { token: body.access_token, sourceAddress: machine });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([202, 202, 429]);
  });

  it('says of no letter as sent once a new password has voided its link', async () => {
    const { body } = await register(`${randomUUID()}@example.com`);
    const token = body.access_token;
    const change = {
      current_password: PASSWORD,
      new_password: 'другой-пароль-7',
      new_password_confirm: 'другой-пароль-7',
    };
    expect((await request(auth.changePassword, { token, body: change })).status).toBe(200);
    expect(await mine(token)).toMatchObject({ email_verified: false, letter_sent_at: null });
  });
});
