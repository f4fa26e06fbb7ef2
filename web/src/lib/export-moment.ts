/** A moment in the reader's time zone, to the minute, as a table is given it: `2026-11-30 10:15`; '' for none. */
export function exportMoment(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
