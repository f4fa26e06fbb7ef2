import { Button, NativeSelect, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Automation } from '#shared/models/automation.ts';
import { ANALYSTS, describeAnalyst } from '#shared/analysts/index.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useAutomationChange } from '../api.ts';
import styles from '../automations.module.css';
import { StagePolls } from './stage-polls.tsx';
import { nextRunText } from '../lib/next-run.ts';
import { retentionText } from '#text/processing/retention.ts';
import { automationsText as text } from '#text/automations.ts';

interface AutomationRowProps {
  readonly workspaceId: string;
  readonly automation: Automation;
  readonly canManage: boolean;
  /** It is switched by those who have a say in money, and whoever looks at it has none. */
  readonly needsMoneyRight: boolean;
  readonly onLog: () => void;
}

/** One automation: what it does, whether it is on, when it was and will be, what can be set. */
export function AutomationRow({ workspaceId, automation, canManage, needsMoneyRight, onLog }: AutomationRowProps) {
  const { name, title, description, enabled, switchable, problem, settings } = automation;
  const change = useAutomationChange(workspaceId);
  const action = useAction();
  const { can } = useWorkspace();
  const locked = !canManage || needsMoneyRight || action.busy;
  // Terms are set in one place, with what would go by them.
  const isTerm = name === 'data_retention';

  return (
    <Stack as="li" gap="8" ruled className={styles.automation} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {isTerm ? (
          <Tag>{retentionText.term((enabled && settings.months) || null)}</Tag>
        ) : switchable ? (
          <Switch
            aria-label={title}
            label={enabled ? text.on : text.off}
            labelPosition="left"
            checked={enabled}
            disabled={locked}
            onChange={({ currentTarget }) => void action.run(() => change(name, { enabled: currentTarget.checked }))}
          />
        ) : (
          <Tag tone="good">{text.always}</Tag>
        )}
      </div>
      <Caption>{description}</Caption>
      {canManage && needsMoneyRight && <Caption>{text.moneyRight}</Caption>}
      {problem !== null && <Caption weight="560">{problem}</Caption>}
      {name === 'workload_analysis' && (
        <NativeSelect
          label={text.analyst.label}
          description={text.analyst.note}
          value={settings.ai_provider}
          disabled={locked || problem !== null}
          data={ANALYSTS.map((value) => ({ value, label: describeAnalyst(value).name }))}
          onChange={({ currentTarget }) => {
            const chosen = ANALYSTS.find((one) => one === currentTarget.value)!;
            void action.run(() => change(name, { settings: { ai_provider: chosen } }));
          }}
        />
      )}
      {isTerm &&
        (can('retention.manage') ? (
          <Link to={paths.settingsData}>{text.toTerms}</Link>
        ) : (
          <Caption>{text.ownersTerms}</Caption>
        ))}
      {name === 'stage_polls' && (
        <StagePolls
          automation={automation}
          locked={locked}
          onChoose={(stages) => void action.run(() => change(name, { settings: { stages } }))}
        />
      )}
      <Runs automation={automation} onLog={onLog} />
      {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
    </Stack>
  );
}

/** When it ran last and what came of it, when it runs next, and the way to its log. */
function Runs({
  automation: { title, enabled, last_run: last, next_run: next },
  onLog,
}: Pick<AutomationRowProps, 'automation' | 'onLog'>) {
  const now = useNow();
  return (
    <div className={styles.runs}>
      <dl>
        <div>
          <dt>{text.lastRun}</dt>
          <dd>{last === null ? text.never : `${formatDayAndTime(last.at, now)}. ${last.text}`}</dd>
        </div>
        {enabled && (
          <div>
            <dt>{text.nextRun}</dt>
            <dd>{nextRunText(next, now)}</dd>
          </div>
        )}
      </dl>
      <Button variant="subtle" aria-label={text.logOf(title)} onClick={onLog}>
        {text.log}
      </Button>
    </div>
  );
}
