import { planOf } from '#functions/subscriptions/plan.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Sending } from '../sending.ts';
import { ANALYSTS } from '#shared/analysts/index.ts';
import { formatNumber } from '#shared/rules/plural.ts';

/** A workload is analysed every night; one that was not for two says little of today. */
const FRESH_MILLISECONDS = 2 * 24 * 3_600_000;

/** The workload of a workspace in the words of its analysis, and its score, by the newest analysis; none where the plan does not open it. */
export async function workloadNow(
  { id: workspaceId, ownerId }: Workspace,
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<string[]> {
  const plan = await planOf(repos, ownerId, now);
  if (!plan.features.includes('ai')) return [];
  const states = await Promise.all(
    ANALYSTS.map((analyst) => repos.analyses.find({ kind: 'workload', workspaceId }, analyst)),
  );
  const [newest] = states
    .flatMap((state) => (state?.newest ? [state.newest] : []))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (!newest || newest.score === null || newest.range === null) return [];
  if (now.getTime() - Date.parse(newest.at) > FRESH_MILLISECONDS) return [];
  const { low, high } = newest.range;
  const bounds = low === high ? '' : `, с тем, чего в данных нет, — до ${formatNumber(high)}`;
  return [newest.headline ?? '', `Индекс: ${formatNumber(newest.score)} из 100${bounds}`].filter(Boolean);
}
