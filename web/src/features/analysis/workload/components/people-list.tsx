import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#text/format.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { analysisText } from '#text/analysis.ts';
import { workloadText } from '#text/analysis/workload.ts';
import { TONES } from './level-tones.ts';
import styles from './people-list.module.css';

const text = workloadText.people;
/** So many rows more at a time. */
const ROWS = 100;

interface PeopleListProps {
  readonly metrics: WorkloadSummary['employee_metrics'];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** How loaded somebody is, and by what. */
function Level({ stress_level: level, reason }: WorkloadSummary['employee_metrics'][number]) {
  return (
    <>
      <Tag tone={TONES[level]}>{text.stress[level]}</Tag>
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

/** Everybody's tasks as a table. */
export function PeopleList({ metrics, opened, onClose }: PeopleListProps) {
  const [rows, setRows] = useState(ROWS);
  const left = metrics.length - rows;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={860}
      title={text.list}
      classNames={{ title: styles.title ?? '' }}
    >
      {metrics.length === 0 ? (
        <EmptyState title={text.none} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by keyboard
        <div className={styles.scroll} role="region" aria-label={text.list} tabIndex={0}>
          <FiguresTable
            caption={text.list}
            head={text.head}
            rows={metrics.slice(0, rows).map((person, index) => ({
              key: `${index} ${person.employee_name}`,
              cells: [
                person.employee_name,
                person.department || text.noTeam,
                formatNumber(person.total_tasks),
                formatNumber(person.completed_tasks),
                formatNumber(person.overdue_tasks),
                formatNumber(Math.round(person.workload_score)),
                <Level key="level" {...person} />,
              ],
            }))}
          />
        </div>
      )}
      {left > 0 && (
        <Button variant="default" className={styles.more} onClick={() => setRows(rows + ROWS)}>
          {analysisText.more(Math.min(left, ROWS))}
        </Button>
      )}
      <Caption above="16">{text.note}</Caption>
    </Drawer>
  );
}
