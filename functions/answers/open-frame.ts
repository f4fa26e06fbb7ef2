import { notFound } from '#core/errors.ts';
import type { Surroundings } from '#core/operation.ts';
import { frameOfToken, sameToken } from '#core/public-token.ts';
import { isOpen, type Frame } from '#data/frames.ts';

/** The run a public token opens now. Unknown, withdrawn, unpublished and past its deadline are one 404. */
export async function openFrame(
  token: string,
  { repos, now }: Surroundings,
  options: { consistent: boolean },
): Promise<Frame> {
  const frameId = frameOfToken(token);
  const frame = frameId ? await repos.frames.find(frameId, options) : null;
  if (!frame || !sameToken(frame.publicToken, token)) notFound('link');
  if (!frame.allowAnonymousLink || !isOpen(frame, now)) notFound('link');
  return frame;
}
