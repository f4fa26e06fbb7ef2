import { ConditionFailed } from '#data/table.ts';
import { userOf } from '#data/responses.ts';
import { fold } from '#data/tally.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { UsageError, type Command } from './command.ts';

const PAGE = 500;

/**
 * Counts the answers of a run anew, where a part of the stream ended among the dead letters. For a run to which no
 * answers are coming: what the stream has not counted yet would be counted twice.
 */
export function recountRun(frameId: string): Command {
  if (!isUuid(frameId)) throw new UsageError(`«${frameId}» is no id of a run`);
  return async ({ frames, responses, tallies }) => {
    if (!(await frames.find(frameId, { consistent: true }))) throw new Error(`There is no run ${frameId}`);
    const old = await tallies.stored(frameId);
    let tally = await tallies.begin(frameId);
    let cursor: string | null = null;
    do {
      const page = await responses.page(frameId, PAGE, cursor);
      for (const response of page.responses) {
        tally = fold(tally, { named: userOf(response) !== null, answers: response.answers }, 1);
      }
      cursor = page.cursor;
    } while (cursor);
    try {
      await tallies.save(frameId, tally, old?.last ?? '0', old);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      throw new Error('Answers are being counted right now: try again later', { cause: error });
    }
    return [`The run has ${tally.responses} answers; ${old?.value.responses ?? 0} were counted before`];
  };
}
