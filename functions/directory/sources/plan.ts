import { isDeepStrictEqual } from 'node:util';
import { leaversAllowed, type PeopleSourceKind } from '#shared/rules/people-sources.ts';
import type { DirectoryPerson } from '../repositories/directory.ts';
import { readAttributes, type Attributes } from '../scim/attributes.ts';
import { saidOfPerson } from '../scim/said-of-person.ts';
import { ENTERPRISE, TONUS } from '../scim/extensions.ts';
import { USER } from '../scim/schemas.ts';
import type { FoundPerson } from './source.ts';

/** What is to be done so that the directory here is as the source has it. */
export interface SourcePlan {
  readonly come: readonly Attributes[];
  /** Who has left, or whom the source has no more. */
  readonly leave: readonly DirectoryPerson[];
  readonly change: readonly { readonly person: DirectoryPerson; readonly attributes: Attributes }[];
  /** How many of the source work here now. */
  readonly active: number;
}

const OWN = /^(yandex360|1c)\/(.+)$/;

/**
 * Compares what a source has with those whom a source has brought; whom the directory was told of over SCIM is left to
 * whoever told. People are known by the id of the source, and by their address where another source has brought them.
 */
export function planOf(
  kind: PeopleSourceKind,
  found: readonly FoundPerson[],
  kept: readonly DirectoryPerson[],
): SourcePlan {
  const own = kept.filter(({ attributes }) => OWN.test(String(attributes['externalId'])));
  const byId = new Map(own.map((person) => [String(person.attributes['externalId']), person]));
  const byAddress = new Map(own.flatMap((person) => (person.email === null ? [] : [[person.email, person] as const])));
  const matched = new Map<FoundPerson, DirectoryPerson>();
  const taken = new Set<string>();
  const match = (one: FoundPerson, person: DirectoryPerson | undefined): void => {
    if (!person || taken.has(person.id) || matched.has(one)) return;
    matched.set(one, person);
    taken.add(person.id);
  };
  for (const one of found) match(one, byId.get(externalIdOf(kind, one.id)));
  for (const one of found) {
    const person = byAddress.get((one.email ?? '').toLowerCase());
    if (person && !String(person.attributes['externalId']).startsWith(`${kind}/`)) match(one, person);
  }
  const ids = new Map([...matched].map(([one, person]) => [one.id, person.id]));

  const come: Attributes[] = [];
  const change: SourcePlan['change'][number][] = [];
  const leave: DirectoryPerson[] = own.filter((person) => isActive(person) && !taken.has(person.id));
  for (const one of found) {
    const person = matched.get(one);
    if (!one.works) {
      if (person && isActive(person)) leave.push(person);
      continue;
    }
    const attributes = attributesOf(kind, one, ids);
    if (!person) come.push(attributes);
    else if (!isDeepStrictEqual(attributes, person.attributes)) change.push({ person, attributes });
  }
  return { come, leave, change, active: own.filter(isActive).length };
}

/** Whether a plan may be carried out without asking the owner, who has allowed so many to leave; null before the first time. */
export function mayApply(plan: SourcePlan, found: number, allowed: number | null): boolean {
  if (allowed === null) return false;
  const leavers = plan.leave.length;
  // A source that has nobody is more likely broken than a company without people.
  const unasked = found === 0 ? 0 : leaversAllowed(plan.active);
  return leavers <= Math.max(unasked, allowed);
}

function isActive({ attributes }: DirectoryPerson): boolean {
  return saidOfPerson(attributes).active;
}

function externalIdOf(kind: PeopleSourceKind, id: string): string {
  return `${kind}/${id}`;
}

/** A person in the words of SCIM, as a directory would send them. */
function attributesOf(kind: PeopleSourceKind, one: FoundPerson, ids: ReadonlyMap<string, string>): Attributes {
  const manager = one.managerId === null ? undefined : ids.get(one.managerId);
  const externalId = externalIdOf(kind, one.id);
  return readAttributes(
    {
      userName: one.email ?? externalId,
      externalId,
      name: { familyName: one.lastName, givenName: one.firstName, middleName: one.secondName },
      title: one.position,
      active: true,
      ...(one.email === null ? {} : { emails: [{ value: one.email, type: 'work', primary: true }] }),
      [ENTERPRISE]: { department: one.department, ...(manager === undefined ? {} : { manager: { value: manager } }) },
      [TONUS]: { hiredOn: one.hiredOn },
    },
    USER,
  );
}
