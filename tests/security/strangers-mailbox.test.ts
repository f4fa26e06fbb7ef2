import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, type Person } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { nextAddress } from './logins.ts';
import '#tests/support/one-window.ts';

/*
 * Letters that anybody can have sent to an address by typing it. A mailbox has many spellings (name+1@, name+2@, dots
 * and other domains with the big providers), so they are counted by mailbox: one machine reaches it a few times,
 * however many accounts it makes.
 */

const SPELLINGS = 20;

/** A stranger's accounts under spellings of somebody's address. */
async function spellingsOf(name: string): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: SPELLINGS }, (_, index) =>
      makePerson({ email: `${name}+${index}@example.com`, unproved: true }),
    ),
  );
}

const lettersOf = async (people: readonly { readonly email: string }[], template: Parameters<typeof lettersTo>[1]) =>
  (await Promise.all(people.map(({ email }) => lettersTo(email, template)))).flat();

describe('one machine with accounts under many spellings of one address', () => {
  it('has three letters an hour sent that verify it', async () => {
    const people = await spellingsOf(randomUUID());
    const machine = nextAddress();
    const ask = ({ token }: Person) => request(auth.requestEmailVerification, { token, sourceAddress: machine });
    const replies = await Promise.all(people.map(ask));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(SPELLINGS - 3);
    expect(await lettersOf(people, 'email-verification')).toHaveLength(3);
    // Whose mailbox it is has letters left, from another machine.
    const owner = await makePerson({ email: `${people[0]!.email.split('+')[0]!}@example.com`, unproved: true });
    const own = await request(auth.requestEmailVerification, { token: owner.token, sourceAddress: nextAddress() });
    expect(own.status).toBe(202);
  });

  it('has three letters an hour sent for a new password, whether or not there are such accounts', async () => {
    const name = randomUUID();
    const people = await spellingsOf(name);
    const machine = nextAddress();
    const ask = (email: string) => request(auth.requestPasswordReset, { body: { email }, sourceAddress: machine });
    const statuses: number[] = [];
    for (const { email } of people.slice(0, 8)) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    expect(await lettersOf(people, 'password-reset')).toHaveLength(3);
    const nobody = randomUUID();
    const unknown: number[] = [];
    for (let count = 0; count < 8; count++) unknown.push((await ask(`${nobody}+${count}@example.com`)).status);
    expect(unknown).toEqual(statuses);
  });

  it('has three letters an hour sent that ask whether it is to become somebody’s address', async () => {
    const name = randomUUID();
    const machine = nextAddress();
    const targets = Array.from({ length: 8 }, (_, index) => ({ email: `${name}+${index}@example.com` }));
    const statuses: number[] = [];
    for (const { email } of targets) {
      const { token } = await makePerson();
      const body = { first_name: 'Анна', last_name: 'Петрова', email };
      statuses.push((await request(auth.updateMe, { token, body, sourceAddress: machine })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(await lettersOf(targets, 'email-change')).toHaveLength(3);
  });
});
