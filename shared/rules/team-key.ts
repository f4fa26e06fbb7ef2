/** One spelling for a team, whatever its capitals and spaces. */
export function teamKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
