import type { Repositories } from '#data/repositories.ts';
import type { DirectoryPerson } from './repositories/directory.ts';
import { ENTERPRISE, isObject } from './scim/extensions.ts';

interface Context {
  readonly repos: Pick<Repositories, 'directory' | 'members'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** Whoever has just come as a person of the directory is led, and leads, as it says; those who are not here yet follow when they come. */
export async function settleLeaders(
  directoryId: string,
  userId: string,
  { repos, workspaceId, now }: Context,
): Promise<void> {
  const [people, members] = await Promise.all([
    repos.directory.people(workspaceId),
    repos.members.all(workspaceId, { consistent: true }),
  ]);
  const byDirectory = new Map(members.map((member) => [member.directoryId, member.userId]));
  const changes = people.flatMap((person) => {
    const manager = managerOf(person);
    const led = manager === directoryId ? byDirectory.get(person.id) : undefined;
    if (led !== undefined) return [{ userId: led, set: { managerId: userId } }];
    const leader = person.id === directoryId ? byDirectory.get(manager) : undefined;
    return manager !== null && leader !== undefined ? [{ userId, set: { managerId: leader } }] : [];
  });
  for (let start = 0; start < changes.length; start += WRITES_AT_ONCE) {
    await repos.members.setEach(workspaceId, changes.slice(start, start + WRITES_AT_ONCE), now);
  }
}

/** A transaction has no more. */
const WRITES_AT_ONCE = 100;

function managerOf({ attributes }: DirectoryPerson): string | null {
  const company = attributes[ENTERPRISE];
  const manager = isObject(company) ? company['manager'] : null;
  return isObject(manager) && typeof manager['value'] === 'string' ? manager['value'] : null;
}
