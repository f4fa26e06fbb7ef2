import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireOpen } from '#functions/runs/links.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';

/** The open run whose ballots are asked about; 404 for one that has none, or is of another kind than the wanted one. */
export async function runWithBallots(
  runId: string,
  { repos, now }: OperationContext<'runs'>,
  kind: RunKind | null = null,
): Promise<Run> {
  const run = (await repos.runs.current(runId)) ?? notFound('run');
  if (run.ballots === null || (kind !== null && run.kind !== kind)) notFound('run');
  return requireOpen(run, now);
}
