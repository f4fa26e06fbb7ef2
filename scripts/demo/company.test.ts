import { describe, expect, it } from 'vitest';
import { peopleInTonus } from './company.ts';
import { accountsOf, createPeople } from './people.ts';
import { textsOf } from './texts.ts';

const TODAY = new Date('2026-11-23T12:00:00Z');
const texts = textsOf('ru');
const ACCOUNTS = accountsOf(texts);

describe('the demo company in Tonus', () => {
  it.each([16, 46, 300, 2300])('has the four who can be logged in as, the owner first, of %i people', (count) => {
    const members = peopleInTonus(createPeople(count, TODAY, texts), TODAY);
    const addresses = members.map(({ email }) => email);
    expect(addresses).toEqual(expect.arrayContaining(ACCOUNTS.map(({ email }) => email)));
    expect(addresses[0]).toBe(ACCOUNTS[0]!.email);
    expect(members.length).toBeLessThanOrEqual(120);
  });

  it('of a large company has people of every department', () => {
    const members = peopleInTonus(createPeople(2300, TODAY, texts), TODAY);
    expect(members).toHaveLength(120);
    expect(new Set(members.map(({ department }) => department)).size).toBe(
      new Set(createPeople(2300, TODAY, texts).map(({ department }) => department)).size,
    );
  });
});
