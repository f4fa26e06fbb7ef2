import { notFound, runClosed, runNotOpen } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { endedAt } from '#core/rules/ended-run.ts';
import { runOfToken, sameToken } from '#core/rules/public-token.ts';
import { type Run, wasOpened } from '#data/runs.ts';
import { isOpen } from '#shared/rules/run-state.ts';

type Repos = OperationContext<'runs'>['repos'];

/**
 * The run a public token opens now. What a cheap read does not find open is asked for once more, strongly: a link works
 * from the moment its run was opened. Whoever holds a right token is told that the run is over or not open yet; unknown,
 * withdrawn and deleted are one 404.
 */
export async function openRun(
  token: string,
  { repos, now }: OperationContext<'runs'>,
  options: { consistent: boolean },
): Promise<Run> {
  const cheap = options.consistent ? null : await look(token, repos, false);
  if (cheap && isOpen(cheap, now)) return cheap;
  const run = await runOfLink(token, repos);
  if (isOpen(run, now)) return run;
  if (endedAt(run, now) !== null) runClosed();
  return wasOpened(run) ? notFound('link') : runNotOpen();
}

/** The run of a poll that a public token leads to, open or not; a link that leads nowhere is one 404, whatever it lacks. */
export async function runOfLink(token: string, repos: Repos): Promise<Run> {
  return (await look(token, repos, true)) ?? notFound('link');
}

async function look(token: string, { runs }: Repos, consistent: boolean): Promise<Run | null> {
  const run = await runs.find(runOfToken(token) ?? notFound('link'), { consistent });
  if (!run) return null;
  if (!sameToken(run.publicToken, token)) notFound('link');
  return run.survey || !run.allowAnonymousLink ? null : run;
}
