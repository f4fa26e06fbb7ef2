import type { Repositories } from '#data/repositories.ts';
import type { Change } from '#data/stream.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';

/** So many at a time, and side by side: others wait for the same feed. */
const AT_ONCE = 80;
const SIDE_BY_SIDE = 8;

/**
 * Gives whoever has joined, in whatever way, what was theirs where the company came from, by their address.
 * `more` when some are left: they come next.
 */
export async function giveAwaited(
  changes: readonly Change[],
  { awaited }: Pick<Repositories, 'awaited'>,
): Promise<'done' | 'more'> {
  let left = AT_ONCE;
  for (const { old, new: member } of changes) {
    if (old || member?.['type'] !== 'member') continue;
    const [workspaceId, userId, email] = [member['workspaceId'], member['userId'], member['email']].map(String);
    const invitationId = invitationIdOf(workspaceId!, withAsciiDomain(email!));
    const some = await awaited.some(workspaceId!, invitationId, left);
    const given: boolean[] = [];
    for (let from = 0; from < some.length; from += SIDE_BY_SIDE) {
      const next = some.slice(from, from + SIDE_BY_SIDE).map((one) => awaited.give(one, userId!));
      given.push(...(await Promise.all(next)));
    }
    left -= some.length;
    // Whoever has left again is given nothing, however often that is tried.
    if (left === 0) return given.includes(true) ? 'more' : 'done';
  }
  return 'done';
}
