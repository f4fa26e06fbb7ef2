import { notFound, runClosed, runNotOpen } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { endedAt } from '#core/rules/ended-run.ts';
import { frameOfToken, sameToken } from '#core/rules/public-token.ts';
import { type Frame, wasOpened } from '#data/frames.ts';
import { isOpen } from '#shared/rules/frame-state.ts';

type Repos = OperationContext<'frames'>['repos'];

/**
 * The run a public token opens now. What a cheap read does not find open is asked for once more, strongly: a link works
 * from the moment its run was opened. Whoever holds a right token is told that the run is over or not open yet; unknown,
 * withdrawn and deleted are one 404.
 */
export async function openFrame(
  token: string,
  { repos, now }: OperationContext<'frames'>,
  options: { consistent: boolean },
): Promise<Frame> {
  const cheap = options.consistent ? null : await look(token, repos, false);
  if (cheap && isOpen(cheap, now)) return cheap;
  const frame = await frameOfLink(token, repos);
  if (isOpen(frame, now)) return frame;
  if (endedAt(frame, now) !== null) runClosed();
  return wasOpened(frame) ? notFound('link') : runNotOpen();
}

/** The run of a poll that a public token leads to, open or not; a link that leads nowhere is one 404, whatever it lacks. */
export async function frameOfLink(token: string, repos: Repos): Promise<Frame> {
  return (await look(token, repos, true)) ?? notFound('link');
}

async function look(token: string, { frames }: Repos, consistent: boolean): Promise<Frame | null> {
  const frame = await frames.find(frameOfToken(token) ?? notFound('link'), { consistent });
  if (!frame) return null;
  if (!sameToken(frame.publicToken, token)) notFound('link');
  return frame.survey || !frame.allowAnonymousLink ? null : frame;
}
