/** What stands in a file, short enough to be read in a sentence. */
export function shownValue(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 40);
}
