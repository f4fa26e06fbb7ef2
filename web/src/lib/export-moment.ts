/** The day of a moment in the reader's time zone, as a table is given it: `2026-11-30`; '' for none. */
export function exportDay(at: string | null): string {
  return exportMoment(at).slice(0, 10);
}

/** The moment itself, to the minute: `2026-11-30 10:15`; '' for none. */
export function exportMoment(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
