/** The first letters of these names, as people see them: an emoji or a letter with an accent is one letter. */
export function initials(...names: readonly string[]): string {
  return names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();
}
