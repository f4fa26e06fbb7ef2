import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { isBeingDeleted } from '#functions/runs/links.ts';
import { runOfToken } from '#functions/runs/public-token.ts';
import type { Kiosk } from '#functions/runs/repositories/kiosks.ts';
import type { Run } from '#functions/runs/repositories/run.ts';

/** A kiosk, and the run that is answered at it. */
export interface RunOfKiosk {
  readonly kiosk: Kiosk;
  /** Without the limit of its public link: no link is used here. */
  readonly run: Run;
}

/**
 * The kiosk that a token opens, whether or not its run takes answers. Whatever leads nowhere is one 404: never made,
 * ended, of a run that is gone.
 */
export async function runOfKiosk(
  token: string,
  { repos, now }: Pick<OperationContext<'kiosks' | 'runs'>, 'repos' | 'now'>,
): Promise<RunOfKiosk> {
  const runId = runOfToken(token) ?? notFound('kiosk');
  const [kiosk, run] = await Promise.all([repos.kiosks.byToken(runId, token), repos.runs.current(runId)]);
  if (!kiosk || !run || isBeingDeleted(run, now)) return notFound('kiosk');
  return { kiosk, run: { ...run, answerLimit: null } };
}
