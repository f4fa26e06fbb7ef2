import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { keys } from '#data/keys.ts';
import { request } from '#tests/support/api.ts';
import { makeLink, makePerson, makeWorkspace, join } from '#tests/support/factories.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';

const confirm = (token: string) => request(auth.confirmEmail, { body: { token } });
const login = (email: string) =>
  request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() });

describe('works', () => {
  it('moves the login: the new address logs in with the old password, the old one does not', async () => {
    const person = await makeHolder();
    const email = `new-${person.email}`;
    await request(auth.updateMe, { token: person.token, body: { first_name: 'Анна', last_name: 'Петрова', email } });
    const { token } = await letterTo(email, 'email-change');
    const reply = await confirm(token);
    expect(reply).toMatchObject({ status: 200, body: { email } });
    expect((await login(email)).status).toBe(200);
    expect((await login(person.email)).status).toBe(401);
    expect((await request(auth.me, { token: person.token })).body).toEqual({
      id: person.id,
      first_name: 'Анна',
      last_name: 'Петрова',
      email,
    });
  });

  it('tells the old address', async () => {
    const person = await makePerson();
    await confirm(await makeLink(person, 'email'));
    expect(await lettersTo(person.email, 'email-changed')).toEqual([{ newEmail: `new-${person.email}` }]);
  });

  it('is known in every workspace by the new address alone', async () => {
    const person = await makePerson();
    const workspace = await makeWorkspace(await makePerson());
    await join(workspace, person, 'сотрудник');
    await confirm(await makeLink(person, 'email', { to: `moved-${person.id}@example.com` }));
    const kept = (await storedItems(person.id)).filter(({ pk }) => pk === keys.workspace(workspace.id).pk);
    expect(kept.map(({ sk }) => sk)).toEqual([`ADDRESS#moved-${person.id}@example.com`, `MEMBER#${person.id}`]);
    expect(kept[1]!['email']).toBe(`moved-${person.id}@example.com`);
  });
});

describe('fails', () => {
  it('for an address that was taken meanwhile, and leaves both accounts as they were', async () => {
    const [person, holder] = [await makeHolder(), await makeHolder()];
    const token = await makeLink(person, 'email', { to: holder.email });
    const before = await storedItems();
    expect((await confirm(token)).status).toBe(409);
    expect(await storedItems()).toEqual(before);
  });

  it('for all but one of two accounts that confirm one address at once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => makePerson()));
    const to = `wanted-${people[0]!.id}@example.com`;
    const tokens = await Promise.all(people.map((person) => makeLink(person, 'email', { to })));
    const statuses = (await Promise.all(tokens.map(confirm))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect((await storedItems(keys.login(to).pk)).length).toBe(1);
  });
});
