import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { PROFILES_AT_ONCE } from '#functions/workspaces/repositories/member-profiles.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeSession, makeWorkspace, join, repos, type Person } from '#tests/support/factories.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import { mistakes, newAddress as newSource } from './account.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const save = (person: Person, changes: Record<string, unknown> = {}, sourceAddress = newSource()) =>
  request(auth.updateMe, {
    token: person.token,
    sourceAddress,
    body: { first_name: person.firstName, last_name: person.lastName, email: person.email, ...changes },
  });
const newAddress = (person: Person) => `new-${person.email}`;

/** The names a workspace shows of somebody. */
async function namesIn(workspaceId: string, { id }: Person) {
  const [member] = (await storedItems(`WS#${workspaceId}`)).filter(({ sk }) => sk === `MEMBER#${id}`);
  return `${String(member?.['firstName'])} ${String(member?.['lastName'])}`;
}

describe('works', () => {
  it('gives the account with the new names, trimmed (A7-23)', async () => {
    const person = await makePerson();
    const reply = await save(person, { first_name: ' Инна ', last_name: 'О’Нил «младшая» 👩‍👧 <script>' });
    expect(reply.status).toBe(200);
    const changed = {
      id: person.id,
      first_name: 'Инна',
      last_name: 'О’Нил «младшая» 👩‍👧 <script>',
      email: person.email,
    };
    expect(reply.body).toEqual(changed);
    expect((await request(auth.me, { token: person.token })).body).toEqual(changed);
  });

  it('copies the names into every workspace at once', async () => {
    const [owner, person] = [await makePerson(), await makePerson()];
    const [own, other] = [await makeWorkspace(person), await makeWorkspace(owner)];
    await join(other, person, 'сотрудник');
    await save(person, { first_name: 'Инна', last_name: 'Орлова' });
    expect(await namesIn(own.id, person)).toBe('Инна Орлова');
    expect(await namesIn(other.id, person)).toBe('Инна Орлова');
    const list = await request(workspaces.listMembers, { token: owner.token, params: { id: other.id } });
    expect(list.body.members.map(({ user }) => user.first_name).toSorted()).toEqual(['Анна', 'Инна']);
    expect((await storedItems(person.id)).filter(({ type }) => type === 'job')).toEqual([]);
  });

  it(`leaves more than ${PROFILES_AT_ONCE} workspaces to a job, which is safe to do twice and not kept`, async () => {
    const person = await makePerson();
    const { id: userId, firstName, lastName, email } = person;
    const ids = Array.from({ length: PROFILES_AT_ONCE + 1 }, () => randomUUID());
    for (const id of ids) {
      const owner = { workspaceId: id, userId, role: 'владелец', firstName, lastName, email } as const;
      await repos.workspaces.create({ id, name: 'Ромашка', description: '', language: 'ru' }, owner, null, new Date());
    }
    expect((await save(person, { first_name: 'Инна' })).status).toBe(200);
    const [job] = (await storedItems(person.id)).filter(({ type }) => type === 'job');
    expect(await deliver(job!)).toEqual(DONE);
    for (const id of ids) expect(await namesIn(id, person)).toBe('Инна Петрова');
    expect(await storedItems(job!.sk)).toEqual([]);
    expect(await deliver(job!)).toEqual(DONE);
  });

  it('keeps the old address until the new one is confirmed, and mails a link to the new one', async () => {
    const person = await makePerson();
    const reply = await save(person, { email: newAddress(person).toUpperCase() });
    expect(reply.body).toMatchObject({ email: person.email, pending_email: newAddress(person) });
    const { token, expiresAt } = await letterTo(newAddress(person), 'email-change');
    expect(Date.parse(expiresAt) - Date.now()).toBe(DAY_MS);
    expect(await lettersTo(person.email, 'email-change-asked')).toEqual([{ newEmail: newAddress(person) }]);
    expect(await storedItems(`LOGIN#${newAddress(person)}`)).toEqual([]);
    // In the letter alone: what is stored of the link is a hash.
    expect((await storedItems(token)).map(({ type }) => type)).toEqual(['job']);
    const again = await save(person, { email: newAddress(person), first_name: 'Инна' });
    expect(again.body.pending_email).toBe(newAddress(person));
    expect(await lettersTo(newAddress(person), 'email-change')).toHaveLength(1);
  });

  it('calls a change of address off with the old one, and forgets it after a day', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    await save(first, { email: newAddress(first) });
    expect((await save(first)).body).not.toHaveProperty('pending_email');
    const { token } = await letterTo(newAddress(first), 'email-change');
    expect((await request(auth.confirmEmail, { body: { token } })).status).toBe(422);

    await save(second, { email: newAddress(second) });
    vi.setSystemTime(Date.now() + DAY_MS);
    const later = { ...second, ...(await makeSession(second.id)) };
    await save(later, { email: newAddress(second) });
    expect(await lettersTo(newAddress(second), 'email-change')).toHaveLength(2);
  });
});

describe('fails', () => {
  it.each([
    ['an empty first name (A5-28)', { first_name: ' ' }, { first_name: 'Имя не может быть пустым' }],
    ['an empty last name (A5-28)', { last_name: '' }, { last_name: 'Фамилия не может быть пустой' }],
    ['an empty address (A5-29)', { email: '  ' }, { email: 'Email не может быть пустым' }],
    ['no address (A5-30)', { email: 'anna@' }, { email: 'Введите корректный email адрес' }],
    ['a name of 101 characters', { first_name: 'я'.repeat(101) }, { first_name: 'Имя слишком длинное' }],
  ])('refuses %s', async (_, changes, expected) => {
    const person = await makePerson();
    const before = await storedItems();
    const reply = await save(person, changes);
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual(expected);
    expect(await storedItems()).toEqual(before);
  });

  it('mails at most five links an hour for one account, and at most five to one address', async () => {
    vi.setSystemTime(new Date('2026-11-17T09:00:00.000Z'));
    const person = await makePerson();
    for (let count = 0; count < 5; count++) {
      expect((await save(person, { email: `${count}-${person.email}` })).status).toBe(200);
    }
    expect((await save(person, { email: newAddress(person) })).status).toBe(429);
    const target = `target-${person.email}`;
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await save(await makePerson(), { email: target })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('refuses', () => {
  it('to tell whether the address is taken: same answer, same letter', async () => {
    const [person, other, holder] = [await makePerson(), await makePerson(), await makePerson()];
    const taken = await save(person, { email: holder.email });
    const free = await save(other, { email: newAddress(other) });
    expect(taken.status).toBe(200);
    expect(free.status).toBe(200);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(await lettersTo(holder.email, 'email-change')).toHaveLength(1);
    expect((await request(auth.me, { token: holder.token })).body.email).toBe(holder.email);
  });

  it('fields that are not a person’s to set', async () => {
    const person = await makePerson();
    for (const field of ['id', 'pending_email', 'passwordHash', 'role', 'plan', 'discount', 'consentVersion']) {
      expect((await save(person, { [field]: 'x' })).status).toBe(422);
    }
  });
});
