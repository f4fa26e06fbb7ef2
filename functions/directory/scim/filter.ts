import { parse, type Filter } from 'scim2-parse-filter';
import { isObject } from './extensions.ts';
import { unreadable } from './scim-error.ts';

type Test = (resource: unknown) => boolean;

/** Longer filters no directory sends, and reading one costs. */
const FILTER_MOST = 1000;
/** Attributes in which capital letters count. */
const CASE_EXACT = new Set(['id', 'externalid', 'meta.location', 'members.value', 'groups.value']);

/** A filter as it was sent; a mistake in it is the caller's. */
export function readFilter(text: string): Filter {
  if (text.length > FILTER_MOST) return unreadable('invalidFilter', 'The filter is too long');
  try {
    return parse(text);
  } catch {
    return unreadable('invalidFilter', `The filter cannot be read: ${text}`);
  }
}

/** Whether a resource, or a value of one, fits. `within` is the attribute whose values are looked at. */
export function matcher(filter: Filter, within = ''): Test {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.filters.map((one) => matcher(one, within));
      return filter.op === 'and'
        ? (resource) => parts.every((fits) => fits(resource))
        : (resource) => parts.some((fits) => fits(resource));
    }
    case 'not': {
      const fits = matcher(filter.filter, within);
      return (resource) => !fits(resource);
    }
    case '[]': {
      const fits = matcher(filter.valFilter, filter.attrPath);
      return (resource) => valuesAt(resource, filter.attrPath).some(fits);
    }
    case 'pr':
      return (resource) => valuesAt(resource, filter.attrPath).length > 0;
    default: {
      const exact = CASE_EXACT.has([within, filter.attrPath].filter(Boolean).join('.').toLowerCase());
      const wanted = folded(filter.compValue, exact);
      const { op } = filter;
      if (op === 'ne') {
        return (resource) => valuesAt(resource, filter.attrPath).every((one) => folded(plain(one), exact) !== wanted);
      }
      return (resource) =>
        valuesAt(resource, filter.attrPath).some((one) => compare(op, folded(plain(one), exact), wanted));
    }
  }
}

/** The user name that a filter asks for and nothing else; null for any other filter. */
export function userNameAsked(filter: Filter): string | null {
  const asked = filter.op === 'eq' && filter.attrPath.toLowerCase() === 'username';
  return asked && typeof filter.compValue === 'string' ? filter.compValue : null;
}

/** A value of several parts is compared by the part called value. */
function plain(value: unknown): unknown {
  return isObject(value) ? value['value'] : value;
}

function folded(value: unknown, exact: boolean): unknown {
  return typeof value === 'string' && !exact ? value.toLowerCase() : value;
}

function compare(op: string, value: unknown, wanted: unknown): boolean {
  if (op === 'eq') return value === wanted;
  if (typeof value !== 'string' || typeof wanted !== 'string') return false;
  switch (op) {
    case 'co':
      return value.includes(wanted);
    case 'sw':
      return value.startsWith(wanted);
    case 'ew':
      return value.endsWith(wanted);
    case 'gt':
      return value > wanted;
    case 'ge':
      return value >= wanted;
    case 'lt':
      return value < wanted;
    default:
      return value <= wanted;
  }
}

/** Everything that stands at a path, of all values on the way; names in any case, extensions by their URN. */
function valuesAt(resource: unknown, path: string): unknown[] {
  const urn = isObject(resource)
    ? Object.keys(resource).find((name) => path.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    : undefined;
  const core = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):(.+)$/i.exec(path)?.[1];
  const [start, rest] =
    urn === undefined
      ? [resource, core ?? path]
      : [(resource as Record<string, unknown>)[urn], path.slice(urn.length + 1)];
  let found: unknown[] = [start];
  for (const name of rest.split('.')) found = found.flatMap((one) => valuesUnder(one, name));
  return found;
}

function valuesUnder(value: unknown, name: string): unknown[] {
  if (!isObject(value)) return [];
  const key = Object.keys(value).find((one) => one.toLowerCase() === name.toLowerCase());
  const inner = key === undefined ? undefined : value[key];
  if (inner === undefined || inner === null || inner === '') return [];
  return Array.isArray(inner) ? inner : [inner];
}
