import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { useAudiences } from '../api.ts';
import { isAlmostTheSame } from '#web/lib/audience.ts';

/** The newest runs whose audiences are compared. */
const COMPARED = 5;

/** Whether an anonymous run of the poll has asked all but a few of these people, or a few more. */
export function useAlmostTheSame(
  { is_anonymous: anonymous }: Poll,
  chosen: readonly Member[] | undefined,
  runs: readonly Frame[],
): boolean {
  const opened = runs.filter((run) => run.was_opened && run.is_anonymous);
  // Those that ask everybody are all alike.
  const everybody = opened.find(({ audience }) => audience.kind === 'all');
  const picked = opened.filter(({ audience }) => audience.kind !== 'all').slice(0, COMPARED);
  const compared = everybody ? [everybody, ...picked] : picked;
  const audiences = useAudiences(anonymous ? compared.map(({ id }) => id) : []);
  return (
    chosen !== undefined &&
    isAlmostTheSame(
      chosen.map(({ id }) => id),
      audiences,
    )
  );
}
