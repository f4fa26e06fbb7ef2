import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { QUESTION_LIMIT_MAX } from '#shared/rules/question-limit.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { scheduleText } from '#text/asking/runs/schedule.ts';
import styles from './schedule.module.css';

const text = scheduleText.limit;

interface QuestionLimitFieldProps {
  readonly limit: number;
  readonly onSave: (limit: number) => Promise<void>;
}

/** How many questions one person gets in a month, and the way to change it for whoever manages the workspace. */
export function QuestionLimitField({ limit, onSave }: QuestionLimitFieldProps) {
  const { can } = useWorkspace();
  const [typed, setTyped] = useState<string | null>(null);
  const action = useAction();
  const wanted = typed !== null && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const valid = wanted <= QUESTION_LIMIT_MAX;
  return (
    <Stack gap="10" tone="ink" ruled>
      <Caption tone="ink-3">{text.text(limit)}</Caption>
      {can('workspace.manage') &&
        (typed === null ? (
          <Button variant="subtle" className={styles.change} onClick={() => setTyped(String(limit))}>
            {text.change}
          </Button>
        ) : (
          <Stack align="start" gap="10">
            <TextInput
              label={text.label}
              description={text.hint}
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              value={typed}
              error={valid ? undefined : text.wrong}
              disabled={action.busy}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button
              variant="default"
              loading={action.busy}
              disabled={!valid}
              onClick={() =>
                void action.run(
                  () => onSave(wanted),
                  () => setTyped(null),
                )
              }
            >
              {text.save}
            </Button>
          </Stack>
        ))}
      {action.error !== null && <FailureNote error={action.error} />}
    </Stack>
  );
}
