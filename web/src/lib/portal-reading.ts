import type { PortalChanges, PortalReading } from '#shared/models/integration.ts';
import { portalReadingText as text } from '#text/common/portal-reading.ts';
import { formatDayAndTime, formatTimeOfDay } from './dates.ts';

/** How the reading of a portal stands, in a sentence or two. */
export function portalReadingWords({ state, since, people, tasks, problem }: PortalReading, now: Date): string {
  const at = formatDayAndTime(since, now);
  if (state === 'reading') {
    return sentences(text.begun(at), people + tasks > 0 && text.soFar(people, tasks), text.analysisWaits);
  }
  if (state === 'failed') return sentences(text.failed, problem);
  return sentences(text.done(at, people, tasks), problem !== null && text.incomplete(problem));
}

/** How its changes arrive between two whole readings, in a sentence or two. */
export function portalChangesWords(
  { received_at: receivedAt, failed_since: failedSince, problem }: PortalChanges,
  now: Date,
): string {
  const at = (instant: string) => formatTimeOfDay(Date.parse(instant), now);
  const received = receivedAt !== null && text.received(at(receivedAt));
  if (failedSince === null) return sentences(received);
  const since = at(failedSince);
  return sentences(problem === null ? text.silent(since) : text.silentBecause(since, problem), received);
}

/** The same for a narrow place; null where nothing needs saying. */
export function portalReadingNote({ state, people, tasks, problem }: PortalReading): string | null {
  if (state === 'read') return null;
  if (state === 'failed') return problem;
  return people + tasks === 0 ? text.note : text.noteSoFar(people, tasks);
}

function sentences(...said: readonly (string | false | null)[]): string {
  return said.filter(Boolean).join(' ');
}
