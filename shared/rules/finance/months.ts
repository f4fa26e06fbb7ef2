/** Calendar months as texts, 2026-11, which compare in their order. */

/** The month so many months later, or earlier. */
export function monthLater(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first day of a month. */
export function firstDayOf(month: string): string {
  return `${month}-01`;
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** All months from one to another, both included; none where the second is the earlier. */
export function monthsFromTo(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthLater(month, 1)) months.push(month);
  return months;
}
