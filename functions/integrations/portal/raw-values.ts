/** What Bitrix24 sends is nobody's promise: keys are missing, numbers are texts, empty objects are lists. */
export type Raw = Readonly<Record<string, unknown>>;

/** The fields of an object; null for whatever is none. */
export function fieldsOf(value: unknown): Raw | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null;
}

/** A text or a number as trimmed text; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().toWellFormed() : '';
}

/** The same, null where it is empty. */
export function textOrNull(value: unknown): string | null {
  return textOf(value) || null;
}

/** A number, also one written as text; null where there is none. */
export function numberOrNull(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}))?/;
const NOON = 12;

/**
 * A day that Bitrix24 prints as a moment: midnight moved by the server's offset. What the clock on the wall says is
 * rounded to the nearest midnight; the offset means nothing here. A text that is no date stays as it is.
 */
export function dayOf(value: unknown): string {
  const text = textOf(value);
  const [, year, month, day, hour = '0'] = MOMENT.exec(text) ?? [];
  if (year === undefined) return text;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + (Number(hour) >= NOON ? 1 : 0)));
  return Number.isNaN(date.getTime()) ? text : date.toISOString().slice(0, 10);
}

/** These fields, each read in the same way. */
export function pick<Name extends string, Value>(
  fields: Raw,
  names: readonly Name[],
  read: (value: unknown) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, read(fields[name])])) as Record<Name, Value>;
}
