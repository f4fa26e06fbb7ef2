import { notFound, runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { frameOfToken, sameToken } from '#core/rules/public-token.ts';
import { isOfSurvey, type RunOfSurvey } from '#core/rules/survey-run.ts';
import type { Frame } from '#data/frames.ts';
import { isOpen } from '#shared/rules/frame-state.ts';

/**
 * The survey a public link leads to, open or not: by its token, or by the address a company chose. A link that leads
 * nowhere is one 404, whatever it lacks.
 */
export async function surveyOfLink(
  link: string,
  { repos }: Pick<OperationContext<'frames' | 'shares'>, 'repos'>,
): Promise<RunOfSurvey> {
  const frame = (await byToken(link, repos)) ?? (await byPath(link, repos)) ?? notFound('link');
  if (!isOfSurvey(frame) || !frame.allowAnonymousLink) notFound('link');
  return frame;
}

/** The same while it takes answers; whoever holds a right link is told when it takes none any more. */
export async function openSurvey(link: string, context: OperationContext<'frames' | 'shares'>): Promise<RunOfSurvey> {
  const { now } = context;
  const frame = await surveyOfLink(link, context);
  if (!isOpen(frame, now)) runClosed();
  return frame;
}

type Repos = OperationContext<'frames' | 'shares'>['repos'];

async function byToken(token: string, { frames }: Repos): Promise<Frame | null> {
  const frameId = frameOfToken(token);
  const frame = frameId && (await frames.find(frameId, { consistent: true }));
  return frame && sameToken(frame.publicToken, token) ? frame : null;
}

async function byPath(path: string, { frames, shares }: Repos): Promise<Frame | null> {
  const surveyId = await shares.surveyOf(path.toLowerCase());
  return surveyId === null ? null : frames.find(surveyId, { consistent: true });
}
