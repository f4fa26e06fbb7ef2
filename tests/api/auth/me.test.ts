import { expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';

it('gives the account behind the token: these four fields and no other (A3-09, A7-03)', async () => {
  const person = await makePerson({ firstName: 'Нэлли', lastName: 'О’Коннор' });
  const reply = await request(auth.me, { token: person.token });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ id: person.id, first_name: 'Нэлли', last_name: 'О’Коннор', email: person.email });
});

it('is not to be kept by anyone on the way', async () => {
  const { token } = await makePerson();
  expect((await request(auth.me, { token })).headers['cache-control']).toBe('no-store');
});

it('reads the word Bearer in any letter case', async () => {
  const { token } = await makePerson();
  expect((await request(auth.me, { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
});

it('answers 401 to a token in our form whose claims are no JSON', async () => {
  const { token } = await makePerson();
  const [header, , signature] = token.split('.');
  const broken = [header, Buffer.from('не JSON').toString('base64url'), signature].join('.');
  expect((await request(auth.me, { token: broken })).status).toBe(401);
});
