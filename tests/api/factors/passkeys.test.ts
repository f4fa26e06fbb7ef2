import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { factors } from '#shared/contract/factors.ts';
import { request } from '#tests/support/api.ts';
import { answerOf, madeBy, makePasskey, newKey } from '#tests/support/factors.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';

type Key = ReturnType<typeof newKey>;

const challenge = async () => (await request(factors.askPasskey, {})).body.challenge;
const enter = (passkey: object) => request(factors.loginByFactor, { body: { passkey }, sourceAddress: nextAddress() });

describe('a passkey', () => {
  it('opens a session without a password, says when it was used last, and is a second step, too', async () => {
    const holder = await makeHolder();
    const key = await makePasskey(holder);
    const reply = await enter(answerOf(key, await challenge()));
    expect(reply.status).toBe(200);
    const token = reply.body.access_token;
    expect((await request(auth.me, { token })).body.email).toBe(holder.email);
    const [shown] = (await request(factors.getFactors, { token })).body.passkeys;
    expect(shown).toMatchObject({ name: 'Ноутбук', last_used_at: expect.any(String) });
    const body = { email: holder.email, password: PASSWORD };
    const wanted = (await request(auth.login, { body, sourceAddress: nextAddress() })).body.second_factor!;
    expect(wanted.ways).toEqual(['passkey']);
    const second = { ticket: wanted.ticket, passkey: answerOf(key, await challenge()) };
    expect((await request(factors.loginByFactor, { body: second, sourceAddress: nextAddress() })).status).toBe(200);
  });

  it('has another name, and opens nothing once it is removed; those of others are not there', async () => {
    const [holder, other] = [await makeHolder(), await makeHolder()];
    const key = await makePasskey(holder);
    const { token } = holder;
    const { id } = (await request(factors.getFactors, { token })).body.passkeys[0]!;
    const params = { id };
    const rename = (by: string) => request(factors.renamePasskey, { token: by, params, body: { name: 'Телефон' } });
    expect((await rename(other.token)).status).toBe(404);
    expect((await request(factors.removePasskey, { token: other.token, params })).status).toBe(404);
    expect((await rename(token)).status).toBe(204);
    expect((await request(factors.getFactors, { token })).body.passkeys[0]!.name).toBe('Телефон');
    expect((await request(factors.removePasskey, { token, params })).status).toBe(204);
    expect((await enter(answerOf(key, await challenge()))).status).toBe(401);
  });

  it('whose authenticator counts has to count on: a copy of it is refused', async () => {
    const key = await makePasskey(await makeHolder());
    expect((await enter(answerOf(key, await challenge(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      expect((await enter(answerOf(key, await challenge(), { counter }))).status).toBe(401);
    }
  });
});

describe('refuses the answer', () => {
  it('a second time, and two at the same moment but for one', async () => {
    const key = await makePasskey(await makeHolder());
    const answer = answerOf(key, await challenge());
    const replies = await Promise.all([enter(answer), enter(answer), enter(answer)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await enter(answer)).status).toBe(401);
  });

  it.each<[string, (key: Key, challenge: string) => object]>([
    ['for another site', (key, asked) => answerOf(key, asked, { origin: 'https://tonus.example.evil.example' })],
    ['for the same host without TLS', (key, asked) => answerOf(key, asked, { origin: 'http://tonus.example' })],
    ['of an owner who was not verified', (key, asked) => answerOf(key, asked, { flags: 0x01 })],
    ['that was made to create a key', (key, asked) => answerOf(key, asked, { type: 'webauthn.create' })],
    ['to a challenge that is not ours', (key) => answerOf(key, Buffer.alloc(52, 1).toString('base64url'))],
    [
      'with a signature of another',
      (key, asked) => ({ ...answerOf(newKey(key.userHandle), asked), credential: key.credential }),
    ],
    [
      'with a challenge that was put in afterwards',
      (key, asked) => {
        const old = answerOf(key, 'AAAA');
        const client = JSON.stringify({
          ...JSON.parse(Buffer.from(old.client_data, 'base64url').toString()),
          challenge: asked,
        });
        return { ...old, client_data: Buffer.from(client).toString('base64url') };
      },
    ],
  ])('%s', async (_, answer) => {
    const key = await makePasskey(await makeHolder());
    expect((await enter(answer(key, await challenge()))).status).toBe(401);
  });

  it('of one account in the name of another', async () => {
    const [mine, theirs] = [await makePasskey(await makeHolder()), await makePasskey(await makeHolder())];
    const answer = answerOf(mine, await challenge());
    expect((await enter({ ...answer, user_handle: theirs.userHandle })).status).toBe(401);
    expect((await enter({ ...answer, user_handle: theirs.userHandle, credential: theirs.credential })).status).toBe(
      401,
    );
  });

  it('to a challenge for another purpose, or of another account or session', async () => {
    const [holder, other] = [await makeHolder(), await makeHolder()];
    const key = await makePasskey(holder);
    const { passkey } = (await request(factors.getProofWays, { token: holder.token })).body;
    expect((await enter(answerOf(key, passkey!.challenge))).status).toBe(401);
    const prove = async (asked: string) =>
      (await request(factors.prove, { token: holder.token, body: { passkey: answerOf(key, asked) } })).status;
    expect(await prove(await challenge())).toBe(422);
    expect(await prove(passkey!.challenge)).toBe(204);
    const offer = (await request(factors.beginPasskey, { token: other.token })).body;
    const stolen = { token: holder.token, body: madeBy(newKey(key.userHandle), offer.challenge) };
    expect((await request(factors.addPasskey, stolen)).status).toBe(409);
  });
});
