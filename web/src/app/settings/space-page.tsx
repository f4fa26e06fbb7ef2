import { ConnectionsCard } from '#web/features/integrations/connections-card.tsx';
import ExportPart from '#web/features/exports/export-part.tsx';
import MovingPart from '#web/features/moving/moving-part.tsx';
import { SpacePlanCard } from '#web/features/subscriptions/space-plan-card.tsx';
import { AboutCard } from '#web/features/workspaces/components/about-card.tsx';
import { FactorDemandCard } from '#web/features/workspaces/components/factor-demand-card.tsx';
import { TeamsCard } from '#web/features/workspaces/components/teams-card.tsx';
import { WorkspaceEnd } from '#web/features/workspaces/components/workspace-end.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { ImportCard } from './import-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import styles from './settings.module.css';

/** The workspace itself: its name, its teams, what it is connected to, what comes into it and out of it, and what ends it, last. */
export default function SpacePage() {
  const { workspace, can } = useWorkspace();
  return (
    <SettingsFrame tab="space">
      <div className={styles.columns} key={workspace.id}>
        <Stack gap="16">
          <AboutCard />
          <TeamsCard />
          <ImportCard />
          <ExportPart />
          <MovingPart />
        </Stack>
        <Stack gap="16">
          {can('members.invite') && <ConnectionsCard />}
          <FactorDemandCard />
          <SpacePlanCard />
          <WorkspaceEnd />
        </Stack>
      </div>
    </SettingsFrame>
  );
}
