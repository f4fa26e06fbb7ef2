import { isObject } from './extensions.ts';
import { ruleOf, ownRules, type AttributeRule, type ResourceRule } from './schemas.ts';
import { unreadable } from './scim-error.ts';

/** Attributes of a resource as they are kept: those its schemas know, in their spelling. */
export type Attributes = Readonly<Record<string, unknown>>;

type Loose = Record<string, unknown>;

/** Longer texts than this nobody's name or position has. */
const TEXT_MOST = 1000;

/**
 * What of a resource is kept: attributes that are known, whatever the case of their names, each as its rule wants it.
 * What is read-only or unknown is passed over, as the standard asks; a value of another kind is a mistake.
 */
export function readAttributes(given: unknown, resource: ResourceRule): Attributes {
  if (!isObject(given)) return unreadable('invalidSyntax', 'The body has to be an object');
  const kept: Loose = {};
  for (const [name, value] of Object.entries(given)) {
    const place = placeOf(name, resource);
    if (!place) continue;
    const { extension, rest } = place;
    const rules = extension ? extension.attributes : ownRules(resource);
    if (rest === '') {
      if (extension && isObject(value)) {
        kept[extension.id] = { ...(kept[extension.id] as Loose | undefined), ...readAll(value, rules) };
      }
      continue;
    }
    // Microsoft flattens extensions into names such as urn:…:User:department.
    const read = readAll({ [rest]: value }, rules);
    if (!extension) Object.assign(kept, read);
    else kept[extension.id] = { ...(kept[extension.id] as Loose | undefined), ...read };
  }
  for (const { id } of resource.extensions) {
    if (isObject(kept[id]) && Object.keys(kept[id]).length === 0) delete kept[id];
  }
  const missing = resource.core.attributes.find(({ required, name }) => required && kept[name] === undefined);
  if (missing) unreadable('invalidValue', `${missing.name} is required`);
  return kept;
}

/** Where an attribute stands: in an extension, or in the resource itself. Null for a schema that is not known. */
export function placeOf(
  name: string,
  { core, extensions }: ResourceRule,
): { readonly extension: ResourceRule['extensions'][number] | null; readonly rest: string } | null {
  if (!/^urn:/i.test(name)) return { extension: null, rest: name };
  const lower = name.toLowerCase();
  for (const schema of [...extensions, core]) {
    const id = schema.id.toLowerCase();
    if (lower === id) return { extension: schema === core ? null : schema, rest: '' };
    if (lower.startsWith(`${id}:`)) {
      return { extension: schema === core ? null : schema, rest: name.slice(id.length + 1) };
    }
  }
  return null;
}

function readAll(given: Loose, rules: readonly AttributeRule[]): Loose {
  const kept: Loose = {};
  for (const [name, value] of Object.entries(given)) {
    const rule = ruleOf(rules, name);
    if (!rule || rule.readOnly) continue;
    const read = readValue(value, rule);
    if (read !== undefined) kept[rule.name] = read;
  }
  return kept;
}

/** A value as its rule wants it; undefined where there is none. */
function readValue(value: unknown, rule: AttributeRule): unknown {
  if (value === null || value === undefined) return undefined;
  if (rule.multiValued) {
    const list = (Array.isArray(value) ? value : [value]).flatMap((one) => readOne(one, rule) ?? []);
    return list.length > 0 ? onePrimary(distinct(list)) : undefined;
  }
  return readOne(Array.isArray(value) ? value[0] : value, rule);
}

function readOne(value: unknown, rule: AttributeRule): unknown {
  if (value === null || value === undefined) return undefined;
  if (rule.type === 'complex') {
    // Directories send the value alone where the standard wants an object.
    const object = isObject(value) ? value : { value };
    const read = readAll(object, rule.subAttributes!);
    return Object.keys(read).length > 0 ? read : undefined;
  }
  if (rule.type === 'boolean') return readBoolean(value, rule.name);
  if (typeof value !== 'string' && typeof value !== 'number') {
    return unreadable('invalidValue', `${rule.name} has to be a text`);
  }
  const text = String(value).trim();
  if (text.length > TEXT_MOST) return unreadable('invalidValue', `${rule.name} is too long`);
  return text === '' ? undefined : text.toWellFormed();
}

/** Microsoft writes booleans as "True" and "False". */
function readBoolean(value: unknown, name: string): boolean {
  const text = String(value).toLowerCase();
  if (text === 'true') return true;
  if (text === 'false') return false;
  return unreadable('invalidValue', `${name} has to be true or false`);
}

/** Each value once; the later one says the rest. */
function distinct(list: readonly unknown[]): unknown[] {
  const byValue = new Map(list.map((one) => [JSON.stringify([(one as Loose)['value'], (one as Loose)['type']]), one]));
  return [...byValue.values()];
}

/** One of them is the primary one: the last that says so. */
function onePrimary(list: readonly unknown[]): unknown[] {
  const last = list.findLastIndex((one) => (one as Loose)['primary'] === true);
  return list.map((one, index) =>
    (one as Loose)['primary'] === true && index !== last ? { ...(one as Loose), primary: false } : one,
  );
}
