import type { DirectoryGroup, DirectoryPerson } from '../repositories/directory.ts';
import { placeOf, type Attributes } from './attributes.ts';
import { isObject } from './extensions.ts';
import { entityTag } from './entity-tag.ts';
import { GROUP, USER, type ResourceRule } from './schemas.ts';

/** What a request wants of each resource, in lower case; null where it does not say. */
export interface Wanted {
  readonly attributes: readonly string[] | null;
  readonly excluded: readonly string[];
}

/** A person as SCIM shows them. */
export function presentUser(person: DirectoryPerson, groups: readonly DirectoryGroup[], base: string): Attributes {
  const own = groups.filter(({ members }) => members.includes(person.id));
  const shown =
    own.length > 0
      ? own.map(({ id, name }) => ({ value: id, $ref: `${base}/Groups/${id}`, display: name }))
      : undefined;
  return {
    ...common(person, USER, base, shown),
    ...person.attributes,
    ...(shown ? { groups: shown } : {}),
  };
}

/** A group as SCIM shows it. */
export function presentGroup(group: DirectoryGroup, base: string): Attributes {
  return {
    ...common(group, GROUP, base),
    ...group.attributes,
    ...(group.members.length > 0 ? { members: group.members.map((value) => ({ value, type: 'User' })) } : {}),
  };
}

function common(
  { id, createdAt, updatedAt, attributes, version }: DirectoryPerson | DirectoryGroup,
  { core, extensions, name, endpoint }: ResourceRule,
  base: string,
  groups?: unknown,
): Attributes {
  const extended = extensions.filter((extension) => isObject(attributes[extension.id]));
  return {
    schemas: [core.id, ...extended.map((extension) => extension.id)],
    id,
    meta: {
      resourceType: name,
      created: createdAt,
      lastModified: updatedAt,
      location: `${base}${endpoint}/${id}`,
      version: entityTag(version, groups),
    },
  };
}

/** The part of a resource that was asked for; its schemas and its id are always in it. */
export function project(resource: Attributes, { attributes, excluded }: Wanted, rule: ResourceRule): Attributes {
  if (attributes === null && excluded.length === 0) return resource;
  const names = (list: readonly string[]) => new Set(list.map((one) => topOf(one, rule)));
  const [wanted, unwanted] = [attributes && names(attributes), names(excluded)];
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (name === 'id' || name === 'schemas') return true;
      const lower = name.toLowerCase();
      return wanted ? wanted.has(lower) : !unwanted.has(lower);
    }),
  );
}

/** The attribute of the resource in which a path ends. */
function topOf(path: string, rule: ResourceRule): string {
  const place = placeOf(path, rule);
  if (place?.extension) return place.extension.id.toLowerCase();
  return (place?.rest ?? path).split('.')[0]!.toLowerCase();
}
