import { unlessChanged } from '#data/conditions.ts';
import type { Counted } from '#functions/runs/repositories/counters.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { userOf } from '#functions/runs/repositories/responses.ts';
import { countResponse, type ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import type { Repositories } from '#data/repositories.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { UsageError } from './command.ts';

const PAGE = 500;

/**
 * Counts the answers of a run anew, where a part of the stream ended among the dead letters. For a run to which no
 * answers are coming: what the stream has not counted yet would be counted twice. Of a run that does not show its
 * answers at once only those are counted that are shown; the others wait on.
 */
export function recountRun(runId: string): (repos: Repositories) => Promise<string[]> {
  if (!isUuid(runId)) throw new UsageError(`«${runId}» is no id of a run`);
  return async (repos) => {
    const run = await repos.runs.find(runId, { consistent: true });
    if (!run) throw new Error(`There is no run ${runId}`);
    const old = await repos.counters.stored(runId);
    const begun = await repos.counters.begin(runId);
    // Of what is shown nobody can tell the day: those that were counted stay.
    const days = old?.value.days;
    const value = { ...(await countShown(run, begun.value, repos)), ...(days ? { days } : {}) };
    const counted = { value, release: begun.release, last: old?.last ?? '0' };
    if (!(await unlessChanged(save(runId, counted, old, repos)))) {
      throw new Error('Answers are being counted right now: try again later');
    }
    return [`The run has ${value.responses} answers; ${old?.value.responses ?? 0} were counted before`];
  };
}

async function countShown(run: Run, none: ResponseCounts, { results }: Repositories): Promise<ResponseCounts> {
  let counts = none;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof results.page>> = await results.page(run, PAGE, cursor);
    for (const response of page.responses) {
      counts = countResponse(counts, { named: userOf(response) !== null, ...response }, 1);
    }
    cursor = page.cursor;
  } while (cursor);
  return counts;
}

async function save(
  runId: string,
  { value, release, last }: Counted,
  old: Counted | null,
  { counters, releases }: Repositories,
): Promise<unknown> {
  if (!release) return counters.save(runId, value, last, old);
  const { answered, named, waiting } = await releases.compare(runId);
  const counted = {
    value: { ...value, named },
    release: {
      ...release,
      answered,
      waiting,
      step: (old?.release?.step ?? 0) + 1,
      settled: old?.release?.settled ?? false,
    },
    last,
  };
  return releases.save(runId, counted, old);
}
