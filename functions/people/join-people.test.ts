import { describe, expect, it } from 'vitest';
import type { PersonRef, PersonSource } from '#shared/rules/people/sources.ts';
import { joinPeople, pairOf } from './join-people.ts';
import type { JoinDecision, JoinedPerson, PersonRecord } from './records.ts';
import { suggestJoins } from './suggest-joins.ts';

function record(ref: PersonRef, given: Partial<PersonRecord> = {}): PersonRecord {
  return {
    ref,
    source: ref.split('-')[0] as PersonSource,
    firstName: '',
    secondName: '',
    lastName: '',
    email: null,
    position: null,
    team: null,
    hiredOn: null,
    manager: null,
    isTop: false,
    active: true,
    guest: false,
    lastLogin: null,
    leftAt: null,
    ...given,
  };
}
const decided = (id: string, a: PersonRef, b: PersonRef, same: boolean): JoinDecision => ({ id, refs: [a, b], same });
/** People as texts: the records of each, in an order that does not depend on how they were found. */
const shown = (people: readonly JoinedPerson[]) =>
  people.map(({ records }) => records.map(({ ref }) => ref).join('+')).toSorted();

describe('records of one person', () => {
  const three = [
    record('member-a', { email: 'Ivan@Romashka.example' }),
    record('portal-1', { email: 'ivan@romashka.EXAMPLE ' }),
    record('payroll-x', { email: 'ivan@romashka.example' }),
  ];

  it('are joined by the address, however it is written', () => {
    expect(shown(joinPeople(three, []))).toEqual(['member-a+portal-1+payroll-x']);
    const domains = [
      record('member-a', { email: 'a@почта.рф' }),
      record('portal-1', { email: 'a@xn--80a1acny.xn--p1ai' }),
    ];
    expect(shown(joinPeople(domains, []))).toEqual(['member-a+portal-1']);
  });

  it('without an address are people of their own', () => {
    expect(shown(joinPeople([record('portal-1'), record('portal-2', { email: ' ' })], []))).toEqual([
      'portal-1',
      'portal-2',
    ]);
  });

  it('that were said to be two stay two, through a third record as well', () => {
    const people = joinPeople(three, [decided('1', 'portal-1', 'member-a', false)]);
    expect(shown(people)).toEqual(['member-a+payroll-x', 'portal-1']);
  });

  it('that were said to be one are, whatever their addresses; the newest record of a source does not push in', () => {
    const records = [...three, record('portal-2', { email: 'other@romashka.example' })];
    const people = joinPeople(records, [decided('1', 'member-a', 'portal-2', true)]);
    expect(shown(people)).toEqual(['member-a+portal-2+payroll-x', 'portal-1']);
    expect(people[0]!.links).toContainEqual({ refs: ['member-a', 'portal-2'], joinId: '1' });
  });

  it('of one source are never one person: whoever is still there is taken first', () => {
    const dismissed = record('portal-1', { email: 'a@b.example', active: false });
    const again = record('portal-9', { email: 'a@b.example' });
    const people = joinPeople([dismissed, again, record('member-a', { email: 'a@b.example' })], []);
    expect(shown(people)).toEqual(['member-a+portal-9', 'portal-1']);
  });
});

describe('whatever the records and decisions', () => {
  it('nobody is lost, nobody is two people, no order matters, and no one source is in a person twice', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = numbers(seed);
      const refs = Array.from({ length: 2 + random(12) }, (_, index) => {
        const source = (['member', 'portal', 'payroll'] as const)[random(3)]!;
        return `${source}-${index}` as PersonRef;
      });
      const records = refs.map((ref) =>
        record(ref, { email: random(4) === 0 ? null : `p${random(5)}@x.example`, active: random(5) > 0 }),
      );
      const pick = () => refs[random(refs.length)]!;
      const decisions = Array.from({ length: random(5) }, (_, id) =>
        decided(String(id), pick(), pick(), random(2) === 0),
      );
      const people = joinPeople(records, decisions);
      expect(people.flatMap((one) => one.records.map(({ ref }) => ref)).toSorted()).toEqual(refs.toSorted());
      for (const { records: own } of people) {
        expect(new Set(own.map(({ source }) => source)).size).toBe(own.length);
      }
      const turned = decisions.map(({ id, refs: [a, b], same }) => decided(id, b, a, same));
      expect(shown(joinPeople(records.toReversed(), turned.toReversed()))).toEqual(shown(people));
      for (const { links } of people) {
        const apart = new Set(decisions.filter(({ same }) => !same).map((one) => pairOf(...one.refs)));
        for (const { refs: linked, joinId } of links) {
          if (joinId === null) expect(apart.has(pairOf(...linked))).toBe(false);
        }
      }
    }
  });
});

describe('a suggestion', () => {
  const member = record('member-a', { firstName: 'Фёдор', lastName: 'Белоусов', email: 'f@x.example' });
  const suggested = (records: readonly PersonRecord[], decisions: readonly JoinDecision[] = []) =>
    suggestJoins(joinPeople(records, decisions), decisions).map((pair) => shown(pair).join(' ~ '));

  it.each<[string, PersonRecord, boolean]>([
    ['the same name', record('portal-1', { firstName: 'Федор', secondName: 'Ильич', lastName: 'Белоусов' }), true],
    ['an initial in a file of pay', record('payroll-1', { lastName: 'Белоусов Ф.И.' }), true],
    ['the whole name in a file of pay', record('payroll-1', { lastName: 'Белоусов Фёдор Ильич' }), true],
    ['another initial', record('payroll-1', { lastName: 'Белоусов П.И.' }), false],
    [
      'the first name and the father’s alone',
      record('portal-1', { firstName: 'Фёдор', secondName: 'Белоусов', lastName: 'Ким' }),
      false,
    ],
    ['the surname alone', record('portal-1', { lastName: 'Белоусов' }), false],
    ['a record of the same source', record('member-b', { firstName: 'Фёдор', lastName: 'Белоусов' }), false],
    ['somebody who has left', record('portal-1', { firstName: 'Фёдор', lastName: 'Белоусов', active: false }), false],
    ['a guest', record('portal-1', { firstName: 'Фёдор', lastName: 'Белоусов', guest: true }), false],
  ])('%s', (_, other, is) => {
    expect(suggested([member, other])).toEqual(is ? [`member-a ~ ${other.ref}`] : []);
    expect(suggested([other, member])).toEqual(is ? [`member-a ~ ${other.ref}`] : []);
  });

  it('is not made where several could be meant, nor again once somebody has said that they are two', () => {
    const one = record('portal-1', { firstName: 'Фёдор', lastName: 'Белоусов' });
    const another = record('portal-2', { firstName: 'Фёдор', lastName: 'Белоусов' });
    expect(suggested([member, one, another])).toEqual([]);
    expect(suggested([member, one], [decided('1', 'portal-1', 'member-a', false)])).toEqual([]);
  });
});

/** Whole numbers below a bound, the same for a seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
