import { notFound, runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { runOfToken, sameToken } from '#core/rules/public-token.ts';
import { isOfSurvey, type RunOfSurvey } from '#core/rules/survey-run.ts';
import type { Run } from '#data/runs.ts';
import { isOpen } from '#shared/rules/run-state.ts';

/**
 * The survey a public link leads to, open or not: by its token, or by the address a company chose. A link that leads
 * nowhere is one 404, whatever it lacks.
 */
export async function surveyOfLink(
  link: string,
  { repos }: Pick<OperationContext<'runs' | 'shares'>, 'repos'>,
): Promise<RunOfSurvey> {
  const run = (await byToken(link, repos)) ?? (await byPath(link, repos)) ?? notFound('link');
  if (!isOfSurvey(run) || !run.allowAnonymousLink) notFound('link');
  return run;
}

/** The same while it takes answers; whoever holds a right link is told when it takes none any more. */
export async function openSurvey(link: string, context: OperationContext<'runs' | 'shares'>): Promise<RunOfSurvey> {
  const { now } = context;
  const run = await surveyOfLink(link, context);
  if (!isOpen(run, now)) runClosed();
  return run;
}

type Repos = OperationContext<'runs' | 'shares'>['repos'];

async function byToken(token: string, { runs }: Repos): Promise<Run | null> {
  const runId = runOfToken(token);
  const run = runId && (await runs.find(runId, { consistent: true }));
  return run && sameToken(run.publicToken, token) ? run : null;
}

async function byPath(path: string, { runs, shares }: Repos): Promise<Run | null> {
  const surveyId = await shares.surveyOf(path.toLowerCase());
  return surveyId === null ? null : runs.find(surveyId, { consistent: true });
}
