import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { AUTOMATION_LOG_DAYS } from '#shared/rules/automations.ts';
import { BACKUP_DAYS } from '#shared/rules/backup-days.ts';
import { EXPORT_DAYS } from '#shared/rules/workspace-export.ts';
import type { Retention } from '#shared/models/retention.ts';
import { PROPOSED_TERMS, RETAINED, TERMS, type Retained, type RetentionTerms } from '#shared/rules/retention.ts';
import { retentionText as text } from '#text/processing/retention.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRetention, useRetentionChange } from '../api.ts';
import styles from './processing.module.css';

/** The terms of a workspace; what would go by others is counted before anything is saved. */
export function RetentionCard({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useRetention(workspaceId);
  return (
    <Card title={text.title} lead={text.lead(BACKUP_DAYS)}>
      {data ? (
        <Terms workspaceId={workspaceId} saved={data} />
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={4} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}

interface TermsProps {
  readonly workspaceId: string;
  readonly saved: Retention;
}

function Terms({ workspaceId, saved }: TermsProps) {
  const { terms: set, saved_at: savedAt } = saved;
  const [chosen, choose] = useState<RetentionTerms>(savedAt === null ? proposed(set) : set);
  const thought = useRetention(workspaceId, chosen).data;
  const change = useRetentionChange(workspaceId);
  const action = useAction();
  const changed = savedAt === null || RETAINED.some((kind) => chosen[kind] !== set[kind]);

  const save = () =>
    void action.run(
      () => change(chosen),
      ({ going }) => toast(Object.values(going).some(({ count }) => count > 0) ? text.savedAndGoing : text.saved),
    );

  return (
    <Stack gap="20">
      <Text>{sayState(saved)}</Text>
      <div className={styles.terms}>
        {RETAINED.map((kind) => (
          <Stack key={kind} gap="6">
            <NativeSelect
              label={text.kinds[kind].label}
              value={String(chosen[kind])}
              data={[...TERMS[kind], null].map((months) => ({ value: String(months), label: text.term(months) }))}
              onChange={({ currentTarget: { value } }) =>
                choose({ ...chosen, [kind]: value === 'null' ? null : Number(value) })
              }
            />
            <Text size="small" tone={tellsOfRemoval(thought, kind) ? 'honey' : 'ink-2'} role="status">
              {thought ? text.going(kind, thought.going[kind], formatDay(thought.until, new Date())) : text.counting}
            </Text>
            <Caption pretty>{text.kinds[kind].stays}</Caption>
          </Stack>
        ))}
      </div>
      <Stack gap="8" align="start">
        <Button loading={action.busy} disabled={!changed || !thought} onClick={save}>
          {text.save}
        </Button>
        {action.error !== null && <FailureNote error={action.error} prefix={text.failed} />}
      </Stack>
      <Stack gap="6" ruled>
        <Text weight="600">{text.fixedTitle}</Text>
        <Stack as="ul" gap="4" size="small" tone="ink-2">
          {text.fixed({ automations: AUTOMATION_LOG_DAYS, archives: EXPORT_DAYS, backups: BACKUP_DAYS }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** What is proposed where nobody has set terms; names stay as their automation has them where it is on. */
function proposed({ answers }: Retention['terms']): RetentionTerms {
  return answers === null ? PROPOSED_TERMS : { ...PROPOSED_TERMS, answers };
}

function sayState({ terms, saved_at: savedAt }: Retention): string {
  if (savedAt !== null) return text.savedOn(formatDay(savedAt, new Date()));
  return terms.answers === null ? text.unsaved : text.unsavedNames;
}

function tellsOfRemoval(thought: Retention | undefined, kind: Retained): boolean {
  return thought !== undefined && thought.going[kind].count > 0;
}
