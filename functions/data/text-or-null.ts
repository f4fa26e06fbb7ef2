/** An attribute that holds a text, or nothing. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
