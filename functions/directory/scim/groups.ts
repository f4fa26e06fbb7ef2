import { directoryErrors } from '#text/directory/errors.ts';
import { DIRECTORY_MOST } from '#shared/rules/directory.ts';
import type { ScimContext } from '../operation.ts';
import type { DirectoryGroup } from '../repositories/directory.ts';
import { readAttributes, type Attributes } from './attributes.ts';
import { requireVersion } from './entity-tag.ts';
import { settleTeams } from './membership.ts';
import { patched } from './patch.ts';
import { presentGroup } from './present.ts';
import { GROUP } from './schemas.ts';
import { ScimError, unreadable } from './scim-error.ts';

/** All groups as SCIM shows them. */
export async function listGroups({ repos, workspaceId, base }: ScimContext): Promise<Attributes[]> {
  return (await repos.directory.groups(workspaceId)).map((group) => presentGroup(group, base));
}

/** One group as SCIM shows it. */
export async function getGroup(id: string, context: ScimContext): Promise<Attributes> {
  return presentGroup(await find(id, context), context.base);
}

/** A new team. */
export async function createGroup(body: unknown, context: ScimContext): Promise<Attributes> {
  const { repos, workspaceId, now, newId, base } = context;
  const before = await repos.directory.groups(workspaceId);
  if (before.length >= DIRECTORY_MOST) throw new ScimError(403, directoryErrors.tooMany, { problem: 'too_many' });
  const moment = now.toISOString();
  const group = {
    workspaceId,
    id: newId(),
    ...named(readAttributes(body, GROUP)),
    createdAt: moment,
    updatedAt: moment,
  };
  await repos.directory.addGroup(group);
  await settleTeams(group.members, before, context);
  return presentGroup({ ...group, version: 1 }, base);
}

/** Everything of a group anew. */
export async function replaceGroup(id: string, body: unknown, context: ScimContext): Promise<Attributes> {
  return change(id, () => readAttributes(body, GROUP), context);
}

/** Some of a group anew: above all who comes and who goes. */
export async function patchGroup(id: string, body: unknown, context: ScimContext): Promise<Attributes> {
  return change(
    id,
    ({ attributes, members }) => patched({ ...attributes, members: members.map((value) => ({ value })) }, body, GROUP),
    context,
  );
}

/** Dissolves a group; its people are in another of theirs, or in none. */
export async function deleteGroup(id: string, context: ScimContext): Promise<void> {
  const { repos, workspaceId } = context;
  const group = await find(id, context);
  requireVersion(presentGroup(group, context.base), context.ifMatch);
  const before = await repos.directory.groups(workspaceId);
  await repos.directory.removeGroup(group);
  await settleTeams(group.members, before, context);
}

async function change(
  id: string,
  changed: (before: DirectoryGroup) => Attributes,
  context: ScimContext,
): Promise<Attributes> {
  const { repos, workspaceId, now, base } = context;
  const group = await find(id, context);
  requireVersion(presentGroup(group, base), context.ifMatch);
  const before = await repos.directory.groups(workspaceId);
  const { version, ...rest } = group;
  const after = { ...rest, ...named(changed(group)), updatedAt: now.toISOString() };
  if (!(await repos.directory.changeGroup(group, after))) {
    throw new ScimError(409, directoryErrors.changedMeanwhile, { problem: 'conflict' });
  }
  const touched =
    group.name === after.name
      ? [...group.members, ...after.members].filter(
          (one) => group.members.includes(one) !== after.members.includes(one),
        )
      : [...new Set([...group.members, ...after.members])];
  await settleTeams(touched, before, context);
  return presentGroup({ ...after, version: version + 1 }, base);
}

function named({ members, ...attributes }: Attributes): Pick<DirectoryGroup, 'attributes' | 'members' | 'name'> {
  const given = (members as readonly { readonly value?: string }[] | undefined) ?? [];
  const ids = [...new Set(given.flatMap(({ value }) => value ?? []))];
  if (ids.length > DIRECTORY_MOST) return unreadable('tooMany', `A group has at most ${DIRECTORY_MOST} members`);
  return { attributes, members: ids, name: String(attributes['displayName']) };
}

async function find(id: string, { repos, workspaceId }: ScimContext): Promise<DirectoryGroup> {
  const group = await repos.directory.findGroup(workspaceId, id);
  if (!group) throw new ScimError(404, directoryErrors.noGroup);
  return group;
}
