import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PollSummary } from '#shared/models/analysis.ts';
import type { Task } from '#shared/models/task.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { CheckIcon, PlusIcon } from '#web/ui/icons.tsx';
import { readThemes, type ReportSubject, useTasksOf } from '../api.ts';
import type { ReportItem } from '../lib/draft.ts';
import styles from '../report.module.css';
import { reportEditorText } from '#text/asking/report.ts';
import { REPORT_SAID_MAX_LENGTH } from '#shared/models/run-report.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';

const text = reportEditorText.suggestions;
/** What few people wrote about each, together: nothing that could be told. */
const OTHER = 'other';

interface SuggestionsProps {
  readonly subject: ReportSubject;
  readonly hasThemes: boolean;
  /** What the report says already. */
  readonly taken: readonly string[];
  readonly onAdd: (item: Partial<ReportItem>) => void;
}

/** What people wrote about, and the tasks that were made of it: each a beginning of an item. */
export function Suggestions({ subject, hasThemes, taken, onAdd }: SuggestionsProps) {
  const { workspace } = useWorkspace();
  const tasks = useTasksOf(subject, workspace.id);
  const { busy, error, run } = useAction();
  const [themes, setThemes] = useState<PollSummary['themes'] | 'preparing' | null>(null);
  const find = () =>
    void run(
      () => readThemes(subject),
      (found) => setThemes(found?.filter(({ theme }) => theme !== OTHER) ?? 'preparing'),
    );
  if (!hasThemes && tasks.length === 0) return null;
  return (
    <Card title={text.title} lead={text.text}>
      <Stack fit gap="16">
        {tasks.length > 0 && (
          <section aria-label={text.tasks}>
            <Text as="h3" below="8" size="body">
              {text.tasks}
            </Text>
            <Inline as="ul" align="stretch" gap="10">
              {tasks.map((task) => (
                <Chip
                  key={task.id}
                  label={task.title}
                  action={text.addTask(task.title)}
                  taken={taken.includes(saidOf(task))}
                  onAdd={() => onAdd(itemOf(task))}
                />
              ))}
            </Inline>
          </section>
        )}
        {Array.isArray(themes) && themes.length > 0 && (
          <Inline as="ul" align="stretch" gap="10">
            {themes.map(({ theme, name, people }) => (
              <Chip
                key={theme}
                label={text.theme(name, people)}
                action={text.addTheme(name)}
                taken={taken.includes(name)}
                onAdd={() => onAdd({ said: name })}
              />
            ))}
          </Inline>
        )}
        {Array.isArray(themes) && themes.length === 0 && <Caption pretty>{text.none}</Caption>}
        {themes === 'preparing' && (
          <Caption pretty role="status">
            {text.preparing}
          </Caption>
        )}
        {error !== null && <FailureNote error={error} prefix={`${text.failed}: `} />}
        {hasThemes && !Array.isArray(themes) && (
          <Button variant="default" className={styles.add ?? ''} loading={busy} onClick={find}>
            {themes === null ? text.themes : text.again}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

interface ChipProps {
  readonly label: string;
  readonly action: string;
  readonly taken: boolean;
  readonly onAdd: () => void;
}

function Chip({ label, action, taken, onAdd }: ChipProps) {
  return (
    <li>
      {taken ? (
        <span className={styles.chip}>
          <CheckIcon size={16} />
          {label}, {text.taken}
        </span>
      ) : (
        <button type="button" className={styles.chip} aria-label={action} onClick={onAdd}>
          <PlusIcon size={16} />
          {label}
        </button>
      )}
    </li>
  );
}

/** The finding that a task was made of begins its source. */
function saidOf({ source, title }: Task): string {
  const [first = ''] = source?.text.split(/(?<=[.!?…]) /) ?? [];
  return (first.replace(/\.$/, '') || title).slice(0, REPORT_SAID_MAX_LENGTH);
}

function itemOf(task: Task): Partial<ReportItem> {
  const { responsible } = task;
  return {
    said: saidOf(task),
    done: task.title,
    state: task.status === 'COMPLETED' ? 'done' : task.status === 'CANCELLED' ? 'decided_otherwise' : 'doing',
    responsible: responsible ? `${responsible.name} ${responsible.lastname}`.trim() : '',
  };
}
