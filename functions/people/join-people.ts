import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { PERSON_SOURCES, type PersonRef } from '#shared/rules/people/sources.ts';
import { firstOf, type JoinDecision, type JoinedPerson, type PersonRecord, type RecordLink } from './records.ts';

/** Records that are taken for one person so far. */
interface Group {
  records: PersonRecord[];
  links: RecordLink[];
}

/**
 * Makes people of the records of all sources: what somebody has decided counts first, then the address. A person has
 * at most one record of each source, so a decision that would give them two is passed over. Whatever order the records
 * come in, the people are the same, and every record is in exactly one of them.
 */
export function joinPeople(records: readonly PersonRecord[], decisions: readonly JoinDecision[]): JoinedPerson[] {
  const inOrder = records.toSorted(byWeight);
  const groups = new Map<PersonRef, Group>(inOrder.map((record) => [record.ref, { records: [record], links: [] }]));
  const apart = new Set(decisions.filter(({ same }) => !same).map(({ refs }) => pairOf(...refs)));

  const byHand = decisions.filter(({ same }) => same).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { refs, id } of byHand) link(refs, id);
  for (const bucket of byAddress(inOrder).values()) {
    for (const [index, later] of bucket.entries()) {
      for (const earlier of bucket.slice(0, index)) link([earlier.ref, later.ref], null);
    }
  }
  return [...new Set(groups.values())].map(({ records: own, links }) => ({ records: own.toSorted(byWeight), links }));

  function link(refs: readonly [PersonRef, PersonRef], joinId: string | null): void {
    const [a, b] = [groups.get(refs[0]), groups.get(refs[1])];
    if (!a || !b || a === b || !fit(a, b, joinId === null)) return;
    a.records.push(...b.records);
    a.links.push(...b.links, { refs, joinId });
    for (const { ref } of b.records) groups.set(ref, a);
  }

  /** What was decided to be two people is never joined by an address, through a third record neither. */
  function fit(a: Group, b: Group, byAddressAlone: boolean): boolean {
    return a.records.every((one) =>
      b.records.every(
        (other) => one.source !== other.source && !(byAddressAlone && apart.has(pairOf(one.ref, other.ref))),
      ),
    );
  }
}

/** Whether two people can be one: no source knows both of them. */
export function areCompatible(a: Pick<JoinedPerson, 'records'>, b: Pick<JoinedPerson, 'records'>): boolean {
  return a.records.every(({ source }) => b.records.every((other) => other.source !== source));
}

/** Two records as one text, whichever comes first. */
export function pairOf(a: PersonRef, b: PersonRef): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Everybody by each of their records. */
export function peopleByRef(people: readonly JoinedPerson[]): ReadonlyMap<PersonRef, JoinedPerson> {
  return new Map(people.flatMap((person) => person.records.map(({ ref }) => [ref, person] as const)));
}

/** The name of a person: their first record's. */
export function idOf(person: JoinedPerson): PersonRef {
  return firstOf(person).ref;
}

/** The sources in their order; within one who is there before who has left, then by name of the record. */
function byWeight(a: PersonRecord, b: PersonRecord): number {
  return (
    PERSON_SOURCES.indexOf(a.source) - PERSON_SOURCES.indexOf(b.source) ||
    Number(b.active) - Number(a.active) ||
    (a.ref < b.ref ? -1 : Number(a.ref > b.ref))
  );
}

function byAddress(records: readonly PersonRecord[]): Map<string, PersonRecord[]> {
  const buckets = new Map<string, PersonRecord[]>();
  for (const record of records) {
    const address = withAsciiDomain((record.email ?? '').trim().toLowerCase());
    if (address === '') continue;
    const bucket = buckets.get(address);
    if (bucket) bucket.push(record);
    else buckets.set(address, [record]);
  }
  return buckets;
}
