import { markSigner } from '#functions/runs/participation-mark.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Sending } from './sending.ts';

/**
 * Those of these members, whom a run asks, who have not answered. Of an anonymous run this is found by the marks of
 * participation and written down nowhere but in the letters, which are forgotten when they have gone out.
 */
export async function notAnswered(
  run: Run,
  asked: readonly Member[],
  { repos, keyring }: Pick<Sending, 'repos' | 'keyring'>,
): Promise<readonly Member[]> {
  if (!run.isAnonymous) {
    const userIds = asked.map(({ userId }) => userId);
    const answered = await repos.responses.answeredAmong(run.id, userIds, { consistent: true });
    return asked.filter(({ userId }) => !answered.has(userId));
  }
  const key = await repos.participation.key(run.id);
  // Closed this moment: nobody is reminded of it.
  if (!key) return [];
  const sign = await markSigner(key, keyring);
  const macs = new Map(asked.map((member) => [member, sign(member.userId)]));
  const marked = await repos.participation.marked(run.id, key.keyId, [...macs.values()]);
  return asked.filter((member) => !marked.has(macs.get(member)!));
}
