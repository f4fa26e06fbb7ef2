import { namesId } from '#shared/rules/ids.ts';

type Json = Readonly<Record<string, unknown>>;

const UUID = '3f0b8a52-6c1d-4e7a-9b2f-1d5c7e8a9b04';
/** A text of which nothing is known. */
const ANY = 'text';
/** For texts that have a pattern: the first that fits. */
const PATTERNED = [UUID, '2026-11-30', '2026-11', '10:00', '1234', 'romashka.example'];
/** By the format of a text. */
const TEXTS: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-11-30T09:00:00.000Z',
  date: '2026-11-30',
  uri: 'https://example.com',
};
/** Deeper than this nothing is made up. */
const DEPTH = 6;

/** A value as a JSON schema wants it: the first choice, the default, everything that must be there. */
export function exampleOf(schema: unknown, depth = DEPTH): unknown {
  // Border: a JSON schema is read by its keys.
  const shape = (schema ?? {}) as Json;
  if (shape['default'] !== undefined) return shape['default'];
  if (shape['const'] !== undefined) return shape['const'];
  if (Array.isArray(shape['enum'])) return shape['enum'][0];
  const choices = shape['anyOf'] ?? shape['oneOf'];
  if (Array.isArray(choices))
    return exampleOf(
      choices.find((one) => (one as Json)['type'] !== 'null'),
      depth,
    );
  if (Array.isArray(shape['allOf'])) return exampleOf(shape['allOf'][0], depth);
  switch (shape['type']) {
    case 'object':
      return depth === 0 ? {} : objectOf(shape, depth);
    case 'array':
      return depth === 0 ? [] : itemsOf(shape, depth);
    case 'string':
      return textOf(shape);
    case 'integer':
    case 'number':
      return Math.max(Number(shape['minimum'] ?? 1), 1) === 1 ? numberOf(shape) : shape['minimum'];
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function objectOf({ properties = {}, required = [] }: Json, depth: number): Json {
  const wanted = required as readonly string[];
  const fields = Object.entries(properties as Json).filter(([name]) => wanted.includes(name));
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const example = exampleOf(field, depth - 1);
      if (name === 'email') return [name, 'anna@romashka.example'];
      return [name, namesId(name) && example === ANY ? UUID : example];
    }),
  );
}

function itemsOf({ items, minItems }: Json, depth: number): unknown[] {
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => exampleOf(items, depth - 1));
}

function textOf({ format, pattern, minLength }: Json): string {
  if (typeof format === 'string' && TEXTS[format] !== undefined) return TEXTS[format];
  const fitting = typeof pattern === 'string' && PATTERNED.find((one) => new RegExp(pattern).test(one));
  if (fitting) return fitting;
  return ANY.padEnd(Number(minLength ?? 0), '.');
}

function numberOf({ minimum, maximum }: Json): number {
  const most = typeof maximum === 'number' ? maximum : 1;
  return Math.min(Math.max(Number(minimum ?? 1), 1), most);
}
