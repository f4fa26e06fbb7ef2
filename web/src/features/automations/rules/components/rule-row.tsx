import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { AutomationRule } from '#shared/models/automation-rule.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { useRuleActions } from '../api.ts';
import { rulesText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';
import { SwitchOn } from './switch-on.tsx';

interface RuleRowProps {
  readonly workspaceId: string;
  readonly rule: AutomationRule;
  readonly canManage: boolean;
  readonly onEdit: () => void;
}

/** A rule: its sentence, its switch, what it did last and when it is looked at next. */
export function RuleRow({ workspaceId, rule, canManage, onEdit }: RuleRowProps) {
  const { change, remove } = useRuleActions(workspaceId);
  const action = useAction();
  const [asking, setAsking] = useState<'on' | 'remove' | null>(null);
  const { sentence, enabled, problem } = rule;
  const flip = (on: boolean) => {
    if (on) setAsking('on');
    else void action.run(() => change(rule, { enabled: false }));
  };
  return (
    <li className={styles.rule} aria-label={sentence}>
      <Inline justify="between" gap="16" rowGap="8">
        <p className={styles.words} dir="auto">
          {sentence}
        </p>
        <Switch
          aria-label={text.switchOf(sentence)}
          label={enabled ? text.on : text.off}
          labelPosition="left"
          checked={enabled}
          disabled={!canManage || action.busy}
          onChange={({ currentTarget }) => flip(currentTarget.checked)}
        />
      </Inline>
      {problem !== null && <Caption weight="560">{problem}</Caption>}
      <Inline justify="between" gap="16" rowGap="8">
        <Runs rule={rule} />
        {canManage && (
          <Inline gap="16" rowGap="8">
            <Button variant="subtle" aria-label={text.editOf(sentence)} onClick={onEdit}>
              {text.edit}
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={text.removeOf(sentence)}
              onClick={() => setAsking('remove')}
            >
              {text.remove}
            </Button>
          </Inline>
        )}
      </Inline>
      {action.error !== null && asking === null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
      {asking === 'on' && <SwitchOn workspaceId={workspaceId} rule={rule} onClose={() => setAsking(null)} />}
      <ConfirmModal
        opened={asking === 'remove'}
        danger
        title={text.removing.title}
        action={text.removing.action}
        busy={action.busy}
        error={action.error === null ? null : messageOf(action.error)}
        onConfirm={() => void action.run(() => remove(rule.id))}
        onClose={() => {
          action.reset();
          setAsking(null);
        }}
      >
        {text.removing.text}
      </ConfirmModal>
    </li>
  );
}

function Runs({ rule: { last, enabled, next_run: next, cap, spent } }: { readonly rule: AutomationRule }) {
  const now = useNow();
  return (
    <Stack as="dl" gap="4" shrink className={styles.runs}>
      <div>
        <dt>{text.last}</dt>
        <dd dir="auto">{last === null ? text.never : `${formatDayAndTime(last.at, now)}. ${last.what}`}</dd>
      </div>
      {enabled && (
        <div>
          <dt>{text.next}</dt>
          <dd>{next === null ? text.nothingPlanned : formatDayAndTime(next, now)}</dd>
        </div>
      )}
      {cap !== null && (
        <div>
          <dt>{text.spent}</dt>
          <dd>{text.spentOf(formatRubles(spent), formatRubles(cap))}</dd>
        </div>
      )}
    </Stack>
  );
}
