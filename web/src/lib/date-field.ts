/** An instant as a field for date and time holds it: the wall clock of here, `2026-11-24T18:00`. */
export function toField(instant: string | Date): string {
  const moment = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${date.join('-')}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The instant a field for date and time says; null where it says none. */
export function fromField(value: string): string | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
