import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { AutomationRules } from '#shared/models/automation-rule.ts';
import { spends } from '#shared/rules/automation-rules/contradictions.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { financeText } from '#text/common/finance.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { useRuleActions, useRules } from './api.ts';
import { ReadyRules } from './components/ready-rules.tsx';
import { RuleBuilder, type Building } from './components/rule-builder.tsx';
import { RuleRow } from './components/rule-row.tsx';
import { RulesLog } from './components/rules-log.tsx';
import { rulesText as text } from '#text/automations/rules.ts';

/** What happens by itself within the budget: if this, then that. */
export default function RulesPage() {
  const { workspace, can } = useWorkspace();
  const mayRead = can('automations.read');
  const mayManage = can('automations.manage');
  const { data, error, mutate } = useRules(mayRead ? workspace.id : null);
  const [building, setBuilding] = useState<Building | null>(null);
  const open = mayManage && data?.problem === null;
  return (
    <Stack fit gap="20">
      <FinanceHeader title={financeText.tabs.rules} note={text.note}>
        {open && <Button onClick={() => setBuilding({ rule: null, content: null })}>{text.add}</Button>}
      </FinanceHeader>
      {!mayRead && <OfCompany>{text.noPermission}</OfCompany>}
      {mayRead && data === undefined && error === undefined && <SkeletonCards count={3} lines={2} />}
      {data === undefined && error !== undefined && (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
      {data && <Rules workspaceId={workspace.id} list={data} canManage={mayManage} onBuild={setBuilding} />}
      {building && <RuleBuilder key={workspace.id} building={building} onClose={() => setBuilding(null)} />}
    </Stack>
  );
}

interface RulesProps {
  readonly workspaceId: string;
  readonly list: AutomationRules;
  readonly canManage: boolean;
  readonly onBuild: (building: Building) => void;
}

function Rules({ workspaceId, list, canManage, onBuild }: RulesProps) {
  const { rules, enabled, problem } = list;
  const { seesMoney } = useWorkspace();
  // With the switch for all, what spends money would be on again: as each such rule, it asks for the right to money.
  const waitsForMoney = !enabled && rules.some((rule) => rule.enabled && spends(rule.action)) && !seesMoney;
  return (
    <>
      {problem !== null && <Note tone="warning">{problem}</Note>}
      {!canManage && <Caption>{text.readOnly}</Caption>}
      {rules.length === 0 ? (
        <>
          <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          {canManage && problem === null && (
            <Card title={text.ready}>
              <ReadyRules onTake={(content) => onBuild({ rule: null, content })} />
            </Card>
          )}
        </>
      ) : (
        <Card
          title={enabled ? text.working(rules.filter((rule) => rule.enabled).length, rules.length) : text.allStopped}
          label={text.list}
          aside={<SwitchForAll workspaceId={workspaceId} enabled={enabled} locked={!canManage || waitsForMoney} />}
        >
          {!enabled && <Note tone="warning">{waitsForMoney ? text.allOffSpending : text.allOffNote}</Note>}
          <Stack as="ul" gap="16">
            {rules.map((rule) => (
              <RuleRow
                key={rule.id}
                workspaceId={workspaceId}
                rule={rule}
                canManage={canManage}
                onEdit={() => onBuild({ rule, content: null })}
              />
            ))}
          </Stack>
        </Card>
      )}
      <RulesLog workspaceId={workspaceId} />
    </>
  );
}

interface SwitchForAllProps {
  readonly workspaceId: string;
  readonly enabled: boolean;
  readonly locked: boolean;
}

/** The one switch for all rules; each keeps its own. */
function SwitchForAll({ workspaceId, enabled, locked }: SwitchForAllProps) {
  const { switchAll } = useRuleActions(workspaceId);
  const action = useAction();
  return (
    <Inline gap="16" rowGap="8">
      <Switch
        aria-label={text.all}
        label={`${text.all} ${enabled ? text.allOn : text.allOff}`}
        labelPosition="left"
        checked={enabled}
        disabled={locked || action.busy}
        onChange={({ currentTarget: { checked } }) => void action.run(() => switchAll(checked))}
      />
      {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
    </Inline>
  );
}
