import { useWorkspace } from '#web/app/workspace-context.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { plural } from '#web/lib/words.ts';
import { workspacesText } from '#web/text/workspaces.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useMembers, useRights, useWorkspaceDetails } from './api.ts';
import { MembersCard } from './members-card.tsx';
import { RightsCard } from './rights-card.tsx';
import styles from './workspaces.module.css';

const text = workspacesText.page;

/** The page of the current workspace: its people and what the person here may do. */
export default function WorkspacesSection() {
  const { workspace, user } = useWorkspace();
  const details = useWorkspaceDetails(workspace.id);
  const members = useMembers(workspace.id);
  const rights = useRights(workspace.id);
  const known = members.data?.members;
  return (
    <>
      <PageHeader
        title={text.title}
        {...(known ? { note: plural(known.length, 'участник', 'участника', 'участников') } : {})}
      />
      {details.error !== undefined && details.data === undefined ? (
        <ErrorState
          title={text.loadFailed(messageOf(details.error))}
          error={details.error}
          onRetry={() => void details.mutate()}
        />
      ) : (
        <div className={styles.columns}>
          <MembersCard
            members={known}
            failure={members.error}
            onRetry={() => void members.mutate()}
            ownUserId={user.id}
          />
          <RightsCard rights={rights.data} failure={rights.error} onRetry={() => void rights.mutate()} />
        </div>
      )}
    </>
  );
}
