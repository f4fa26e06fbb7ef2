import type { Filter } from 'scim2-parse-filter';
import { placeOf, readAttributes, type Attributes } from './attributes.ts';
import { isObject } from './extensions.ts';
import { matcher, readFilter } from './filter.ts';
import { ownRules, ruleOf, type AttributeRule, type ResourceRule } from './schemas.ts';
import { unreadable } from './scim-error.ts';

type Loose = Record<string, unknown>;
type Verb = 'add' | 'replace' | 'remove';

/** So many operations one request may have. */
const OPERATIONS_MOST = 1000;

/** What a path of an operation leads to. */
interface Target {
  /** Where the attribute stands: the resource, or one of its extensions. */
  readonly holder: Loose;
  readonly rule: AttributeRule;
  readonly filter: Filter | null;
  readonly sub: string | null;
}

/**
 * A resource as the operations of a PATCH leave it, all of them or none. Taken are also the shapes that Entra and Okta
 * send: verbs in any case, no path, a path of an address that is not there yet, texts for booleans, names with a URN.
 */
export function patched(before: Attributes, body: unknown, resource: ResourceRule): Attributes {
  const operations = operationsOf(body);
  const after = structuredClone(before) as Loose;
  for (const operation of operations) {
    const { verb, path, value } = readOperation(operation);
    if (path !== null) {
      apply(after, verb, path, value, resource);
    } else if (verb === 'remove') {
      unreadable('noTarget', 'remove needs a path');
    } else if (isObject(value)) {
      for (const [name, one] of Object.entries(value)) apply(after, verb, name, one, resource);
    } else {
      unreadable('invalidValue', 'Without a path the value has to be an object');
    }
  }
  return readAttributes(after, resource);
}

function operationsOf(body: unknown): readonly unknown[] {
  const key = isObject(body) ? Object.keys(body).find((name) => name.toLowerCase() === 'operations') : undefined;
  const operations = key === undefined ? undefined : (body as Loose)[key];
  if (!Array.isArray(operations) || operations.length === 0) {
    return unreadable('invalidSyntax', 'Operations has to be a list of operations');
  }
  if (operations.length > OPERATIONS_MOST) return unreadable('tooMany', `At most ${OPERATIONS_MOST} operations`);
  return operations;
}

function readOperation(operation: unknown): { verb: Verb; path: string | null; value: unknown } {
  if (!isObject(operation)) return unreadable('invalidSyntax', 'An operation has to be an object');
  const verb = String(operation['op']).toLowerCase();
  if (verb !== 'add' && verb !== 'replace' && verb !== 'remove') {
    return unreadable('invalidSyntax', 'op has to be add, replace or remove');
  }
  const { path, value } = operation;
  if (path !== undefined && path !== null && typeof path !== 'string') {
    return unreadable('invalidPath', 'path has to be a text');
  }
  return { verb, path: path?.trim() || null, value };
}

function apply(after: Loose, verb: Verb, path: string, value: unknown, resource: ResourceRule): void {
  const place = placeOf(path, resource);
  if (!place) return;
  if (place.rest === '') {
    if (!place.extension) return;
    if (verb === 'remove') return void delete after[place.extension.id];
    if (!isObject(value)) unreadable('invalidValue', `${path} has to be an object`);
    for (const [name, one] of Object.entries(value)) apply(after, verb, `${place.extension.id}:${name}`, one, resource);
    return;
  }
  const target = targetOf(after, place.rest, place.extension, resource);
  if (!target) return;
  if (target.rule.readOnly) return;
  if (target.rule.multiValued) applyToList(target, verb, value);
  else applyToOne(target, verb, value);
}

/** `name`, `name.sub`, `name[filter]` or `name[filter].sub`; null for an attribute that is not kept. */
function targetOf(
  after: Loose,
  path: string,
  extension: ResourceRule['extensions'][number] | null,
  resource: ResourceRule,
): Target | null {
  const [, name = '', , filter, , sub = null] =
    /^([\w$-]+)(\[(.*)\])?(\.([\w$-]+))?$/s.exec(path) ?? unreadable('invalidPath', `The path cannot be read: ${path}`);
  const rule = ruleOf(extension ? extension.attributes : ownRules(resource), name);
  if (!rule) return null;
  const holder = extension ? ((after[extension.id] ??= {}) as Loose) : after;
  const inner = sub === null ? null : ruleOf(rule.subAttributes ?? [], sub);
  if (inner === undefined) return null;
  return { holder, rule, filter: filter === undefined ? null : readFilter(filter), sub: inner?.name ?? null };
}

function applyToOne({ holder, rule, sub }: Target, verb: Verb, value: unknown): void {
  const isGone = verb === 'remove' || value === null || value === '';
  if (sub !== null) {
    const inner = { ...(holder[rule.name] as Loose | undefined) };
    if (isGone) delete inner[sub];
    else inner[sub] = value;
    holder[rule.name] = inner;
  } else if (isGone) {
    delete holder[rule.name];
  } else if (rule.type === 'complex' && isObject(value)) {
    holder[rule.name] = { ...(holder[rule.name] as Loose | undefined), ...canonical(value, rule) };
  } else {
    holder[rule.name] = value;
  }
}

function applyToList({ holder, rule, filter, sub }: Target, verb: Verb, value: unknown): void {
  const list = [...((holder[rule.name] as Loose[] | undefined) ?? [])];
  const given = (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map((one) =>
    canonical(isObject(one) ? one : { value: one }, rule),
  );
  if (filter === null && sub === null) {
    if (verb === 'add') holder[rule.name] = [...(given.some(isPrimary) ? list.map(notPrimary) : list), ...given];
    else if (verb === 'replace') holder[rule.name] = given;
    // Entra names those to be removed in the value; without one all go.
    else if (given.length > 0) holder[rule.name] = list.filter((one) => !given.some(sameValue(one)));
    else delete holder[rule.name];
    return;
  }
  const fits = filter === null ? () => true : matcher(filter, rule.name);
  if (verb === 'remove') {
    holder[rule.name] = list.flatMap((one) => {
      if (!fits(one)) return [one];
      if (sub === null) return [];
      const { [sub]: _, ...rest } = one;
      return [rest];
    });
    return;
  }
  const change = sub === null ? (given[0] ?? {}) : { [sub]: value };
  const found = list.some(fits);
  // What is not there is made of what the filter says of it.
  if (!found) list.push({ ...(filter ? saidBy(filter, rule) : {}), ...change });
  const becomesPrimary = change['primary'] === true || change['primary'] === 'true';
  holder[rule.name] = list.map((one, index) => {
    const isMeant = found ? fits(one) : index === list.length - 1;
    if (isMeant) return { ...one, ...change };
    return becomesPrimary ? notPrimary(one) : one;
  });
}

/** An object under the names of its rule, so that what is merged meets what is there. */
function canonical(value: Loose, { subAttributes = [] }: AttributeRule): Loose {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const rule = ruleOf(subAttributes, name);
      return rule ? [[rule.name, one]] : [];
    }),
  );
}

/** The attributes that a filter of equalities demands. */
function saidBy(filter: Filter, rule: AttributeRule): Loose {
  if (filter.op === 'and') return Object.assign({}, ...filter.filters.map((one) => saidBy(one, rule))) as Loose;
  return filter.op === 'eq' ? canonical({ [filter.attrPath]: filter.compValue }, rule) : {};
}

function isPrimary({ primary }: Loose): boolean {
  return primary === true || String(primary).toLowerCase() === 'true';
}

function notPrimary(one: Loose): Loose {
  return isPrimary(one) ? { ...one, primary: false } : one;
}

function sameValue(one: Loose): (other: Loose) => boolean {
  return (other) => String(other['value']).toLowerCase() === String(one['value']).toLowerCase();
}
