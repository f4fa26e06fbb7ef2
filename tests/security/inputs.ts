import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Route } from '#shared/contract/route.ts';
import type { RequestOptions } from '#tests/support/api.ts';
import { changed, leaves } from './json-paths.ts';

/** What of JSON Schema the contract is made of. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Lists and texts are seldom longer: a hundred inputs are to be had in a second. */
const MOST_ITEMS = 4;
const LONGEST = 300;

const HOSTILE_TEXTS = [
  ...['', ' ', '\u0000', '\uD800', '\u202E', '\u200B', '\uFEFF', 'İ', 'ﬃ', '👨‍👩‍👧', 'e\u0301'.repeat(50), '٣', '½'],
  ...['__proto__', 'constructor', 'toString', '$ne', '#pk', ':v0', '../../etc/passwd', '%00', '=1+1', '<img src=x>'],
  ...['${x}', '{{x}}', "' OR 1=1--", '\r\nX: y', 'null', 'NaN', '-0', '1e999', '0x10', '00', '9'.repeat(400)],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '2026-12', '9999-12-31T23:59:60Z', '+275760-09-13T00:00:00.000Z'],
  ...[
    'a'.repeat(5000),
    ' '.repeat(5000),
    'a@'.repeat(2000),
    '-'.repeat(5000),
    'ъ'.repeat(5000),
    `${'1,'.repeat(2500)}!`,
  ],
];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: LONGEST }));
const hostile = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, [], {}, [[]], 0, -0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What fits a schema, now and then with something else in the place of a leaf. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map(valueOf));
  if (schema.properties) return objectOf(schema.properties, schema.required ?? []);
  if (schema.type === 'object') {
    const { propertyNames = { type: 'string' }, additionalProperties: values } = schema;
    const keys = valueOf(propertyNames).map(String);
    return fc.dictionary(keys, typeof values === 'object' ? valueOf(values) : hostile, { maxKeys: MOST_ITEMS });
  }
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(valueOf));
  if (schema.type === 'array') {
    const minLength = schema.minItems ?? 0;
    const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS));
    return fc.array(valueOf(schema.items ?? {}), { minLength, maxLength });
  }
  return fc.oneof({ weight: 9, arbitrary: leafOf(schema) }, { weight: 1, arbitrary: hostile });
}

function objectOf(properties: NonNullable<Schema['properties']>, required: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valueOf(inner)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function leafOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 } = schema;
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
    case 'number':
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
    case 'string':
      return textOf(schema);
    default:
      return hostile;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (pattern && !UNKNOWN_TO_GENERATOR.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = Math.min(maxLength, LONGEST);
  const own = fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, longest) });
  return fc.oneof(
    own,
    hostileText.map((text) => text.slice(0, maxLength)),
  );
}

/** What the generator of texts from patterns does not read: looking ahead or behind, and properties of characters. */
const UNKNOWN_TO_GENERATOR = /\(\?[=!<]|\\p\{/i;

/** The input of a call as the contract says, or one that is right with something else in the place of one or two of its values. */
export function inputsOf(route: Route, right: RequestOptions): fc.Arbitrary<RequestOptions> {
  const params = fc.oneof(
    { weight: 5, arbitrary: fc.constant(right.params) },
    { weight: 1, arbitrary: altered(right.params).map((given) => given && { ...right.params, ...asTexts(given) }) },
  );
  const query = route.query
    ? fc.oneof(fc.constant(right.query), queryOf(schemaOf(route.query)))
    : fc.constant(right.query);
  const body = route.body && !route.bodyForm ? bodiesOf(route.body, right.body) : fc.constant(right.body);
  return fc.record({ params, query, body }).map((given) => ({ ...right, ...given }));
}

function bodiesOf(schema: z.ZodMiniType, right: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(valueOf(schemaOf(schema)), altered(right), altered(altered(right)));
}

/** The same with another value at one place, or without one. */
function altered<Value>(value: Value | fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  const given = value instanceof fc.Arbitrary ? value : fc.constant(value);
  return given.chain((one) => {
    const paths = leaves(one).filter((path) => path.length > 0);
    if (paths.length === 0) return fc.constant(one);
    const other = fc.oneof(hostile, fc.constant(undefined));
    return fc.tuple(fc.constantFrom(...paths), other).map(([path, put]) => changed(one, path, put) as Value);
  });
}

function queryOf(schema: Schema): fc.Arbitrary<Record<string, string>> {
  return valueOf(schema).map((given) => asTexts(given as object));
}

/** What stands in an address is text, and never empty or half a character. */
function asTexts(given: object): Record<string, string> {
  const texts = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    texts.map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed() || ' ',
    ]),
  );
}

function schemaOf(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
}
