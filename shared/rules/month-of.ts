/** The calendar month of a moment in UTC, in which limits and requests are counted: 2026-11. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
