import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TaskSource } from '#shared/models/task.ts';
import { taskSources } from '#text/rules/task-source.ts';
import { paths } from '#web/lib/paths.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { detailsText as text } from '#text/tasks/details.ts';
import styles from './task-drawer.module.css';

interface OriginProps {
  readonly taskId: string;
  readonly source: TaskSource;
  /** What has become of it. */
  readonly children?: ReactNode;
}

/** Where what a task came from is to be found. */
function placeOf({ kind, id }: TaskSource, taskId: string): { readonly to: string; readonly label: string } {
  switch (kind) {
    case 'recommendation':
      return { to: paths.workloadOfTask(taskId), label: text.toFinding };
    case 'poll_finding':
      return { to: paths.pollAnalysis(id), label: text.toResults };
    case 'survey_finding':
      return { to: paths.surveyResults(id), label: text.toResults };
    case 'initiative':
      return { to: paths.section('finance'), label: text.toFinance };
    case 'rule':
      return { to: paths.financeRules, label: text.toRules };
  }
}

/** What a task came from; whoever may not read what was found there is told the place and led nowhere. */
export function Origin({ taskId, source, children }: OriginProps) {
  const titleId = useId();
  const place = placeOf(source, taskId);
  const kind = taskSources[source.kind];
  const told = source.text !== kind;
  return (
    <Stack as="section" gap="4" tone="ink-2" className={styles.origin} aria-labelledby={titleId}>
      <Inline align="stretch" justify="between" gap="16" rowGap="4" className={styles.originHead}>
        <h3 id={titleId}>{text.origin}</h3>
        {told && <Link to={place.to}>{place.label}</Link>}
      </Inline>
      {told && <p dir="auto">{source.text}</p>}
      <p className={styles.small}>{kind}</p>
      {children}
    </Stack>
  );
}
