import { directoryErrors } from '#text/directory/errors.ts';
import type { ScimContext } from '../operation.ts';
import type { DirectoryGroup, DirectoryPerson } from '../repositories/directory.ts';
import { readAttributes, type Attributes } from './attributes.ts';
import { requireVersion } from './entity-tag.ts';
import { endPerson, requireNotOwner, requireRoom, settlePerson } from './membership.ts';
import { patched } from './patch.ts';
import { presentUser } from './present.ts';
import { saidOfPerson } from './said-of-person.ts';
import { USER } from './schemas.ts';
import { ScimError } from './scim-error.ts';

/** Everybody as SCIM shows them; by a user name without reading all. */
export async function listUsers(userName: string | null, context: ScimContext): Promise<Attributes[]> {
  const { repos, workspaceId, base } = context;
  const [groups, people] = await Promise.all([
    repos.directory.groups(workspaceId),
    userName === null
      ? repos.directory.people(workspaceId)
      : repos.directory.findByUserName(workspaceId, userName).then((one) => (one ? [one] : [])),
  ]);
  return people.map((person) => presentUser(person, groups, base));
}

/** One person as SCIM shows them. */
export async function getUser(id: string, context: ScimContext): Promise<Attributes> {
  return present(await find(id, context), context);
}

/** Somebody new; they come in when they prove their address. */
export async function createUser(body: unknown, context: ScimContext): Promise<Attributes> {
  const { repos, workspaceId, now, newId } = context;
  const attributes = wholeUser(body);
  const moment = now.toISOString();
  const person = {
    ...named(attributes),
    workspaceId,
    id: newId(),
    createdAt: moment,
    updatedAt: moment,
  };
  await requireRoom(person, context);
  if (!saidOfPerson(attributes).active) await requireNotOwner(person, context);
  const added = await repos.directory.addPerson(person);
  if (added === 'taken') taken();
  if (added === 'too many') throw new ScimError(403, directoryErrors.tooMany, { problem: 'too_many' });
  await settlePerson(null, person, context);
  await noteWrongDays(person, context);
  return present({ ...person, version: 1 }, context);
}

/** Everything of a person anew. */
export async function replaceUser(id: string, body: unknown, context: ScimContext): Promise<Attributes> {
  return change(id, () => wholeUser(body), context);
}

/** Some of a person anew. */
export async function patchUser(id: string, body: unknown, context: ScimContext): Promise<Attributes> {
  return change(id, (before) => patched(before, body, USER), context);
}

/** Forgets a person; whoever they were in the workspace is a member no more. */
export async function deleteUser(id: string, context: ScimContext): Promise<void> {
  const { repos, workspaceId, now } = context;
  const person = await find(id, context);
  if (context.ifMatch !== null) requireVersion(await present(person, context), context.ifMatch);
  await endPerson(person, context);
  for (const group of await repos.directory.groups(workspaceId)) {
    if (!group.members.includes(id)) continue;
    const members = group.members.filter((one) => one !== id);
    await repos.directory.changeGroup(group, { ...withoutVersion(group), members, updatedAt: now.toISOString() });
  }
  await repos.directory.removePerson(person);
}

async function change(
  id: string,
  changed: (before: Attributes) => Attributes,
  context: ScimContext,
): Promise<Attributes> {
  const before = await find(id, context);
  if (context.ifMatch !== null) requireVersion(await present(before, context), context.ifMatch);
  const attributes = changed(before.attributes);
  const after = { ...withoutVersion(before), ...named(attributes), updatedAt: context.now.toISOString() };
  const { active } = saidOfPerson(attributes);
  if (!active) await requireNotOwner(after, context);
  // Whoever was there keeps their place.
  else if (!saidOfPerson(before.attributes).active || before.email !== after.email) await requireRoom(after, context);
  const outcome = await context.repos.directory.changePerson(before, after);
  if (outcome === 'taken') taken();
  if (outcome === 'changed') throw new ScimError(409, directoryErrors.changedMeanwhile, { problem: 'conflict' });
  await settlePerson(before, after, context);
  await noteWrongDays(after, context);
  return present({ ...after, version: before.version + 1 }, context);
}

/** A day that cannot be read is no reason to refuse a person; whoever set up the directory reads of it. */
async function noteWrongDays(
  { userName, attributes }: Pick<DirectoryPerson, 'userName' | 'attributes'>,
  { repos, workspaceId, now }: ScimContext,
): Promise<void> {
  const { wrongDays } = saidOfPerson(attributes);
  if (wrongDays.length === 0) return;
  const problem = { at: now.toISOString(), code: 'wrong_day', request: '/Users', about: userName } as const;
  await repos.directory.noteProblem(workspaceId, { ...problem, detail: wrongDays.join(', ') });
}

/** A person as they are sent whole: who is not said to have left works here. */
function wholeUser(body: unknown): Attributes {
  return { active: true, ...readAttributes(body, USER) };
}

/** What of its attributes a person is found by. */
function named(attributes: Attributes): Pick<DirectoryPerson, 'attributes' | 'userName' | 'email'> {
  return { attributes, userName: String(attributes['userName']), email: saidOfPerson(attributes).email };
}

async function find(id: string, { repos, workspaceId }: ScimContext): Promise<DirectoryPerson> {
  const person = await repos.directory.findPerson(workspaceId, id);
  if (!person) throw new ScimError(404, directoryErrors.noPerson);
  return person;
}

async function present(person: DirectoryPerson, { repos, workspaceId, base }: ScimContext): Promise<Attributes> {
  return presentUser(person, await repos.directory.groups(workspaceId), base);
}

function taken(): never {
  throw new ScimError(409, directoryErrors.taken, { scimType: 'uniqueness', problem: 'taken' });
}

function withoutVersion<Kept extends DirectoryPerson | DirectoryGroup>(kept: Kept): Omit<Kept, 'version'> {
  const { version, ...rest } = kept;
  void version;
  return rest;
}
