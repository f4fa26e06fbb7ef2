import type { Member } from '#shared/models/workspace.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { workspacesText } from '#web/text/workspaces.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './workspaces.module.css';

const text = workspacesText.page;

interface MembersCardProps {
  /** Undefined while loading. */
  readonly members: readonly Member[] | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly ownUserId: string;
}

/** Everybody in the workspace, with the role of each. */
export function MembersCard({ members, failure, onRetry, ownUserId }: MembersCardProps) {
  return (
    <Card title={text.members}>
      {members ? (
        <ul className={styles.members}>
          {members.map(({ id, role, user }) => (
            <li key={id} className={styles.member}>
              <span className={styles.avatar} aria-hidden="true">
                {(user.first_name.slice(0, 1) + user.last_name.slice(0, 1)).toUpperCase()}
              </span>
              <span className={styles.person}>
                <span className={styles.name}>
                  {user.full_name}
                  {sameId(user.id, ownUserId) && <span className={styles.you}> — {text.you}</span>}
                </span>
                <span className={styles.email}>{user.email}</span>
              </span>
              <Tag tone={role === 'владелец' ? 'good' : 'calm'}>{role}</Tag>
            </li>
          ))}
        </ul>
      ) : (
        <Missing failure={failure} onRetry={onRetry} />
      )}
    </Card>
  );
}

function Missing({ failure, onRetry }: Pick<MembersCardProps, 'failure' | 'onRetry'>) {
  return failure === undefined ? (
    <SkeletonCards count={2} lines={1} />
  ) : (
    <ErrorState error={failure} onRetry={onRetry} />
  );
}
