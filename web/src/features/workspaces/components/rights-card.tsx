import type { PermissionFlags } from '#shared/models/workspace.ts';
import { workspacesText } from '#text/workspaces.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckIcon, CrossIcon } from '#web/ui/icons.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './rights-card.module.css';

const text = workspacesText.page;
const names = workspacesText.rights;
const order = [
  'can_invite_members',
  'can_remove_members',
  'can_manage_roles',
  'can_rename_workspace',
  'can_manage_workspace',
  'can_delete_workspace',
] as const satisfies readonly (keyof PermissionFlags)[];

interface RightsCardProps {
  readonly rights: PermissionFlags | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** What the person may do here, each right as a tick or a cross, and as words for readers. */
export function RightsCard({ rights, failure, onRetry }: RightsCardProps) {
  return (
    <Card title={text.rights}>
      {rights === undefined && failure !== undefined ? (
        <ErrorState error={failure} onRetry={onRetry} />
      ) : (
        <Stack as="ul">
          {order.map((flag) => (
            <Inline as="li" key={flag} nowrap gap="12" className={styles.right}>
              {rights ? <Mark granted={rights[flag]} /> : <Skeleton width={24} height={24} round />}
              {names[flag]}
            </Inline>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function Mark({ granted }: { readonly granted: boolean }) {
  return (
    <span className={granted ? styles.granted : styles.refused}>
      {granted ? <CheckIcon size={16} /> : <CrossIcon size={16} />}
      <span className="visually-hidden">{granted ? text.granted : text.refused}: </span>
    </span>
  );
}
