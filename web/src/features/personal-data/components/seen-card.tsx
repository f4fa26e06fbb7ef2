import { personalDataText as text } from '#text/personal-data.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useOwnViews } from '../api.ts';
import { seenText } from '../lib/describe.ts';
import styles from '../personal-data.module.css';

interface SeenCardProps {
  readonly workspaceId: string;
  readonly workspace: string;
}

/** When others opened the card of whoever asks, and in which role. */
export function SeenCard({ workspaceId, workspace }: SeenCardProps) {
  const { data, error, mutate } = useOwnViews(workspaceId);
  const now = useNow();
  const words = text.seen;
  return (
    <Card title={words.title} lead={words.lead(workspace)}>
      {error !== undefined && !data && <ErrorState title={words.failed} error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <SkeletonCards count={1} lines={2} />}
      {data?.views.length === 0 && <Caption>{words.none}</Caption>}
      {data && data.views.length > 0 && (
        <ul className={styles.list} aria-label={words.list}>
          {data.views.map((view, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be of one hour and role
            <li key={index}>
              <p>{seenText(view)}</p>
              <Caption>{formatDayAndTime(view.at, now)}</Caption>
            </li>
          ))}
        </ul>
      )}
      {data && !data.whole && <Caption>{words.part}</Caption>}
    </Card>
  );
}
