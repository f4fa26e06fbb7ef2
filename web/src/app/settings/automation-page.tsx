import { AutomationsCard } from '#web/features/automations/automations-card.tsx';
import { TellingOfSpaceCard } from '#web/features/automations/telling/telling-of-space-card.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { settingsText } from '#text/common/settings.ts';
import { NoPermission } from '#web/ui/states.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import styles from './settings.module.css';

/** What happens in the workspace by itself, and how its people are told. */
export default function AutomationPage() {
  const { workspace, can, seesMoney } = useWorkspace();
  return (
    <SettingsFrame tab="automation">
      {can('automations.read') ? (
        <div className={styles.columns} key={workspace.id}>
          <AutomationsCard
            workspaceId={workspace.id}
            canManage={can('automations.manage')}
            canManageMoney={seesMoney}
          />
          {can('workspace.manage') && <TellingOfSpaceCard workspaceId={workspace.id} />}
        </div>
      ) : (
        <NoPermission>{settingsText.noPermission}</NoPermission>
      )}
    </SettingsFrame>
  );
}
