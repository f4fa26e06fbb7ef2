import { notFound, runClosed, runNotOpen } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { sameToken } from '#core/same-token.ts';
import { wasOpened, type Run } from './repositories/run.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { endedAt } from './ended-run.ts';
import { runOfToken } from './public-token.ts';

type Context = Pick<OperationContext<'runs' | 'shares'>, 'repos'>;

/** The run of a poll that a public token leads to, open or not; a link that leads nowhere is one 404, whatever it lacks. */
export async function pollRunOfLink(token: string, context: Context): Promise<Run> {
  return (await pollRun(token, context, true)) ?? notFound('link');
}

/**
 * The run of a survey that a public link leads to, open or not: by its token, or by the address a company chose. A link
 * that leads nowhere is one 404, whatever it lacks.
 */
export async function surveyRunOfLink(link: string, context: Context): Promise<Run> {
  const run = (await byToken(link, context, true)) ?? (await byPath(link, context));
  return linked('survey', run) ?? notFound('link');
}

/**
 * The run of a poll that a public token opens now. What a read that is not consistent does not find open is asked for
 * once more, strongly: a link works from the moment its run was opened.
 */
export async function openPollRun(
  token: string,
  context: Context & { readonly now: Date },
  { consistent }: { readonly consistent: boolean },
): Promise<Run> {
  const early = consistent ? null : await pollRun(token, context, false);
  if (early && isOpen(early, context.now)) return early;
  return requireOpen(await pollRunOfLink(token, context), context.now);
}

/** The run of a survey that a public link opens now. */
export async function openSurveyRun(link: string, context: Context & { readonly now: Date }): Promise<Run> {
  return requireOpen(await surveyRunOfLink(link, context), context.now);
}

/** Whoever holds a right link, or a right code, is told that its run is over, or not open yet. */
export function requireOpen(run: Run, now: Date, held: 'link' | 'code' | 'kiosk' = 'link'): Run {
  if (isOpen(run, now)) return run;
  if (endedAt(run, now) !== null) runClosed();
  return isBeingDeleted(run, now) ? notFound(held) : runNotOpen();
}

/** Whether a run goes with its poll or its workspace: it was opened, is not open, and nobody noted its end. */
export function isBeingDeleted(run: Run, now: Date): boolean {
  return wasOpened(run) && !isOpen(run, now) && endedAt(run, now) === null;
}

async function pollRun(token: string, context: Context, consistent: boolean): Promise<Run | null> {
  if (runOfToken(token) === null) notFound('link');
  return linked('poll', await byToken(token, context, consistent));
}

/** The run behind a link of this kind; null where it is of the other, or takes no answers by link. */
function linked(kind: RunKind, run: Run | null): Run | null {
  return run?.kind === kind && run.allowAnonymousLink ? run : null;
}

async function byToken(token: string, { repos }: Context, consistent: boolean): Promise<Run | null> {
  const runId = runOfToken(token);
  const run = runId && (await (consistent ? repos.runs.current(runId) : repos.runs.find(runId)));
  return run && sameToken(run.publicToken, token) ? run : null;
}

async function byPath(path: string, { repos }: Context): Promise<Run | null> {
  const surveyId = await repos.shares.surveyOf(path.toLowerCase());
  return surveyId === null ? null : repos.runs.find(surveyId, { consistent: true });
}
