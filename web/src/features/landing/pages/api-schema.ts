import { apiText as text } from '#text/site/api-reference.ts';

/** One field of a request or a reply, as a row of a table. */
export interface ApiField {
  /** With its way there: `questions[].text`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Limits and choices, in words; empty without any. */
  readonly note: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Deeper than this a field is named by its type alone. */
const DEPTH = 4;

/** The fields of a JSON schema, from the outside in. */
export function fieldsOf(schema: unknown, prefix = '', depth = DEPTH): ApiField[] {
  const { shape } = unwrap(schema);
  if (shape.type === 'array') return fieldsOf(shape.items, `${prefix}[]`, depth);
  const required = Array.isArray(shape.required) ? shape.required : [];
  return Object.entries(record(shape.properties)).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const own = { name, ...describe(value), required: required.includes(key) };
    return depth > 0 ? [own, ...fieldsOf(value, name, depth - 1)] : [own];
  });
}

/** What a value is and what limits it. */
export function describe(schema: unknown): Pick<ApiField, 'type' | 'note'> {
  const { shape, nullable } = unwrap(schema);
  return {
    type: typeOf(shape) + (nullable ? ` ${text.orNull}` : ''),
    note: [choices(shape), length(shape), range(shape), byDefault(shape)].filter(Boolean).join('; '),
  };
}

function typeOf(shape: Json): string {
  if (shape.type === 'array') return `${text.types.array}: ${typeOf(unwrap(shape.items).shape)}`;
  const format = typeof shape.format === 'string' ? text.formats[shape.format] : undefined;
  if (format) return format;
  if (Array.isArray(shape.anyOf))
    return [...new Set(shape.anyOf.map((one) => typeOf(record(one))))].join(` ${text.or} `);
  const type = typeof shape.type === 'string' ? shape.type : typeof shape.const;
  return text.types[type] ?? text.types.any ?? type;
}

function choices({ enum: values, const: only }: Json): string {
  if (only !== undefined) return String(only);
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}

function length({ type, minLength, maxLength, minItems, maxItems }: Json): string {
  return type === 'array' ? between(minItems, maxItems, 'items') : between(minLength, maxLength, 'characters');
}

function range({ minimum, maximum }: Json): string {
  // Whole numbers carry the limits of the language, which tell a reader nothing.
  return between(
    minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    null,
  );
}

function between(least: unknown, most: unknown, unit: 'items' | 'characters' | null): string {
  const [from, to] = [limitOf(least), limitOf(most)];
  return from === null && to === null ? '' : text.limits(from, to, unit);
}

function limitOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function byDefault(shape: Json): string {
  return shape.default === undefined ? '' : `${text.byDefault} ${JSON.stringify(shape.default)}`;
}

/** The one real alternative of “this or null”. */
function unwrap(schema: unknown): { shape: Json; nullable: boolean } {
  const shape = record(schema);
  if (!Array.isArray(shape.anyOf)) return { shape, nullable: false };
  const real = shape.anyOf.map(record).filter((one) => one.type !== 'null');
  const nullable = real.length < shape.anyOf.length;
  return real.length === 1 ? { shape: { ...shape, anyOf: undefined, ...real[0] }, nullable } : { shape, nullable };
}

/** An object as it is, anything else as an empty one. */
export function record(value: unknown): Json {
  // Border: JSON of any shape is read by its keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
