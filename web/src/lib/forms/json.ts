/** What is known of a JSON of others: nothing. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value of a text; undefined where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Whether a value has fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list that may be missing. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The words of a value that is one text or one for each language; the first of them where none is the default. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!isFields(value)) return '';
  const said = value['default'] ?? value['ru'] ?? Object.values(value)[0];
  return typeof said === 'string' ? said : '';
}

/** In which other languages a text is said. */
export function otherLanguages(value: unknown): readonly string[] {
  return isFields(value) ? Object.keys(value).filter((name) => name !== 'default' && name !== 'ru') : [];
}
