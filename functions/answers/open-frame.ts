import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { frameOfToken, sameToken } from '#core/rules/public-token.ts';
import type { Frame } from '#data/frames.ts';
import { isOpen } from '#shared/rules/frame-state.ts';

/**
 * The run a public token opens now. Unknown, withdrawn, unpublished and past its deadline are one 404. What a cheap
 * read does not find open is asked for once more, strongly: a link works from the moment its run was opened.
 */
export async function openFrame(
  token: string,
  { repos, now }: OperationContext<'frames'>,
  options: { consistent: boolean },
): Promise<Frame> {
  const frameId = frameOfToken(token) ?? notFound('link');
  const look = async (consistent: boolean): Promise<Frame | null> => {
    const frame = await repos.frames.find(frameId, { consistent });
    if (!frame) return null;
    if (!sameToken(frame.publicToken, token)) notFound('link');
    if (frame.survey || !frame.allowAnonymousLink || !isOpen(frame, now)) return null;
    return frame;
  };
  return (await look(options.consistent)) ?? (options.consistent ? null : await look(true)) ?? notFound('link');
}
