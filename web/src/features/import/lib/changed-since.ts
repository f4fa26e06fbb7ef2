import type { MemberFacts, Person } from '#shared/models/people.ts';

/** What a file has written of a member: how they were, and how they have been since. */
export interface WrittenOfMember {
  readonly name: string;
  readonly before: MemberFacts;
  readonly after: MemberFacts;
}

/** What of it can be taken back, and the names of those of whom somebody else has said something since. */
export interface TakingBack {
  readonly back: readonly MemberFacts[];
  readonly kept: readonly string[];
}

/**
 * Only what still stands as the file has it is put back; what others have written since stays, as does whoever is
 * no member any more.
 */
export function takingBack(written: readonly WrittenOfMember[], people: readonly Person[]): TakingBack {
  const members = new Map(people.flatMap((person) => (person.member ? [[person.member.id, person] as const] : [])));
  const back: MemberFacts[] = [];
  const kept: string[] = [];
  for (const { name, before, after } of written) {
    const person = members.get(before.id);
    const now = person && factsOf(person);
    const names = (['team', 'hired_on'] as const).filter((fact) => before[fact] !== undefined);
    const same = now ? names.filter((fact) => (after[fact] ?? null) === now[fact]) : [];
    if (same.length > 0) back.push({ id: before.id, ...Object.fromEntries(same.map((fact) => [fact, before[fact]])) });
    if (same.length < names.length) kept.push(name);
  }
  return { back, kept };
}

/** What the workspace itself says; what another source says is nothing that a file has written. */
function factsOf({ team, hired_on: hired }: Person) {
  return {
    team: team?.from === 'member' ? team.name : null,
    hired_on: hired?.from === 'member' ? hired.day : null,
  };
}
