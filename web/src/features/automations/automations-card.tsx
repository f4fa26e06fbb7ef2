import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useAutomations } from './api.ts';
import { AutomationRow } from './components/automation-row.tsx';
import { LogDrawer } from './components/log-drawer.tsx';
import { automationsText as text } from '#text/automations.ts';

interface AutomationsCardProps {
  readonly workspaceId: string;
  readonly canManage: boolean;
  /** Who has a say in money, and with it in the watch over the budget. */
  readonly canManageMoney: boolean;
}

/** What runs by itself in the workspace. */
export function AutomationsCard({ workspaceId, canManage, canManageMoney }: AutomationsCardProps) {
  const { data, error, mutate } = useAutomations(workspaceId);
  const [shown, setShown] = useState<string | null>(null);
  const opened = data?.automations.find(({ name }) => name === shown) ?? null;
  return (
    <Card title={text.title} lead={text.lead}>
      {data ? (
        <Stack gap="16">
          {!canManage && <Caption>{text.readOnly}</Caption>}
          <Stack as="ul" gap="16">
            {data.automations.map((automation) => (
              <AutomationRow
                key={automation.name}
                workspaceId={workspaceId}
                automation={automation}
                canManage={canManage}
                needsMoneyRight={automation.name === 'budget_watch' && !canManageMoney}
                onLog={() => setShown(automation.name)}
              />
            ))}
          </Stack>
        </Stack>
      ) : error === undefined ? (
        <SkeletonCards count={3} lines={2} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
      <LogDrawer automation={opened} onClose={() => setShown(null)} />
    </Card>
  );
}
