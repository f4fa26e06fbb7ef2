/** A moment as somebody in a zone writes it: searches of Jira and YouTrack take moments in the zone of whoever asks. */
export function localTime(moment: Date, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(moment);
  try {
    return format(timeZone);
  } catch {
    // A zone that nobody knows: a day earlier is too much in any zone, never too little.
    return format('Etc/GMT+12');
  }
}
