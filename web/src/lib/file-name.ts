/** Long titles would meet the limits of file systems. */
const TITLE_LENGTH = 80;

/** “Weekly pulse 2026-11-21.csv”: of the title what every file system takes, and the day of the run. */
export function exportFileName(title: string, createdAt: string, extension: string, fallback: string): string {
  const safe = title
    .normalize('NFC')
    // Control and invisible characters, among them those that turn the direction of writing.
    .replace(/\p{C}/gu, '')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');
  const short = Array.from(safe).slice(0, TITLE_LENGTH).join('').trim();
  return `${short || fallback} ${isoDay(new Date(createdAt))}.${extension}`;
}

/** The day in the reader's own time zone. */
function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
