import { endFor, isWaiting } from '#functions/runs/dialogues.ts';
import type { DialogueHead } from '#functions/runs/repositories/dialogues.ts';
import type { WaitingDialogues } from '#shared/models/dialogue.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { PollsOperation } from '../operation.ts';

/** So many runs are named; whoever opens one sees the rest. */
const RUNS_MAX = 10;

/** The runs of a workspace in which somebody nobody knows has written and waits. Nothing that was written today is told. */
export const listWaitingDialogues: PollsOperation<'listWaitingDialogues'> = async ({ repos, workspaceId, now }) => {
  const today = moscowDay(now);
  const begun = await repos.dialogues.begunIn(workspaceId);
  const waiting = begun.filter((one) => isWaiting(one, today) && endFor('company', one, today) === null);
  const byRun = Map.groupBy(waiting, ({ runId }) => runId);
  const longest = [...byRun].toSorted(([, a], [, b]) => since(a).localeCompare(since(b))).slice(0, RUNS_MAX);
  const runs = await Promise.all(
    longest.map(async ([runId, dialogues]): Promise<WaitingDialogues[]> => {
      const run = await repos.runs.findConsistent(runId);
      if (!run) return [];
      const { kind, pollId: id, title } = run;
      return [{ kind, id, frame_id: runId, title, dialogues: dialogues.length, since: since(dialogues) }];
    }),
  );
  return { runs: runs.flat() };
};

function since(dialogues: readonly DialogueHead[]): string {
  return dialogues.map(({ waitingSince }) => waitingSince!).toSorted()[0]!;
}
