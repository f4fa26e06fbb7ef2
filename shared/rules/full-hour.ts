/** The start of the hour a moment lies in, as ISO 8601 in UTC: as exactly as the time of an anonymous answer is kept. */
export function fullHour(moment: Date): string {
  return `${moment.toISOString().slice(0, 13)}:00:00.000Z`;
}
