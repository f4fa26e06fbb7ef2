import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AutomationRule, RuleDryRun } from '#shared/models/automation-rule.ts';
import { useAction } from '#web/lib/use-action.ts';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useRuleActions } from '../api.ts';
import { builderText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';
import { DryRunResult } from './dry-run-result.tsx';

interface SwitchOnProps {
  readonly workspaceId: string;
  readonly rule: AutomationRule;
  readonly onClose: () => void;
}

/** Shows what a rule would have done before it is switched on. */
export function SwitchOn({ workspaceId, rule, onClose }: SwitchOnProps) {
  const { dryRun, change } = useRuleActions(workspaceId);
  const trial = useAction();
  const action = useAction();
  const [tried, setTried] = useState<RuleDryRun | null>(null);
  const { run } = trial;
  useEffect(() => {
    const { condition, action: does, cap } = rule;
    void run(() => dryRun({ condition, action: does, cap }), setTried);
  }, [run, dryRun, rule]);
  return (
    <Modal opened onClose={onClose} title={text.turnOn} size="lg">
      <Stack fit gap="20">
        <p className={styles.sentence} dir="auto">
          {rule.sentence}
        </p>
        {tried !== null && <DryRunResult result={tried} />}
        {tried === null && trial.error === null && <SkeletonCards count={1} lines={3} />}
        {trial.error !== null && <FailureNote error={trial.error} />}
        {action.error !== null && <FailureNote error={action.error} />}
        <Inline gap="16" rowGap="8">
          <Button
            loading={action.busy}
            disabled={tried === null}
            onClick={() => void action.run(() => change(rule, { enabled: true }), onClose)}
          >
            {text.turnOn}
          </Button>
          <Button variant="default" onClick={onClose}>
            {commonText.cancel}
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}
