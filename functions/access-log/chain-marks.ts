import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Change } from '#data/stream.ts';
import { SHOWS_RESULTS } from '#shared/rules/access-log.ts';
import { CHAINED_AT_ONCE, type LogEntry } from './repositories/access-log.ts';

/**
 * Puts marks of one workspace into its access log, in the order in which they were written, and counts who has opened
 * the results of a run. Safe to do twice: what has its number is passed over, and nobody is counted a second time.
 */
export async function chainMarks(
  changes: readonly Change[],
  { accessLog, runViewers }: Pick<Repositories, 'accessLog' | 'runViewers'>,
): Promise<void> {
  const marks = changes.map(({ key }) => key);
  const workspaceId = marks[0]!.pk.slice('SEEN#'.length);
  for (let start = 0; start < marks.length; start += CHAINED_AT_ONCE) {
    const some = marks.slice(start, start + CHAINED_AT_ONCE);
    const chained = await untilNotOvertaken('The access log', async () => {
      const waiting = await accessLog.waiting(some);
      if (waiting.length === 0) return 'done';
      const outcome = await accessLog.append(workspaceId, waiting);
      return outcome === 'changed' ? OVERTAKEN : outcome;
    });
    // The workspace was deleted, and its log with it.
    if (chained === 'gone') return;
    for (const entry of await accessLog.entriesOf(workspaceId, some)) {
      const runId = runOf(entry);
      if (runId !== null) await runViewers.add(runId, entry.who);
    }
  }
}

/** The run whose results were seen; that of a survey has its id. Null where others or nothing of any was seen. */
function runOf({ kind, about }: LogEntry): string | null {
  if (!SHOWS_RESULTS.includes(kind) || about === null) return null;
  const [, ofPoll, ofSurvey] = /^(?:run:[^/]+\/(.+)|survey:(.+))$/.exec(about) ?? [];
  return ofPoll ?? ofSurvey ?? null;
}
