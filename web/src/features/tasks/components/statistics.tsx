import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { BoardTask, TaskStats } from '#shared/models/task.ts';
import { TASK_PRIORITIES } from '#shared/rules/tasks.ts';
import { formatNumber } from '#text/format.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { boardFigures } from '../lib/board-figures.ts';
import { boardText } from '#text/tasks.ts';
import styles from './statistics.module.css';

const text = boardText.stats;
const PHONE = '(max-width: 560px)';
/** The most urgent first. */
const PRIORITIES = TASK_PRIORITIES.toReversed();

interface StatisticsProps {
  readonly stats: TaskStats;
  /** All tasks of the board, whatever the filters. */
  readonly tasks: readonly BoardTask[];
  readonly now: Date;
}

/** What the tasks come to, before anybody looks at a single one. */
export function Statistics({ stats, tasks, now }: StatisticsProps) {
  // On a phone the rest would keep the board out of sight.
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const figures = boardFigures(stats, tasks, now);
  const withPortal = tasks.some((task) => task.isBitrixTask);
  const { status_breakdown: statuses, priority_breakdown: priorities } = stats;
  const own = text.own(
    stats.total_tasks,
    (['new', 'in_progress', 'completed', 'cancelled'] as const)
      .map((name) => text.statuses[name](statuses[name]))
      .join(', '),
    PRIORITIES.map((name) => text.priorities[name](priorities[lower(name)])).join(', '),
  );
  const byPriority = (
    <div className={styles.priorities}>
      <Caption as="dt" weight="400">
        {text.byPriority}
      </Caption>
      <dd>
        {figures.open > 0 && (
          <Inline align="stretch" nowrap gap="2" className={styles.bar} aria-hidden="true">
            {PRIORITIES.map((name) => (
              <span key={name} className={styles[name]} style={{ flexGrow: figures.openByPriority[name] }} />
            ))}
          </Inline>
        )}
        <Caption weight="400">
          {figures.open === 0
            ? text.nothingOpen
            : PRIORITIES.map((name) => text.priorities[name](figures.openByPriority[name])).join(' · ')}
        </Caption>
      </dd>
    </div>
  );
  const covers = (
    <p className={styles.covers}>
      {withPortal && text.covers} {own}
    </p>
  );
  return (
    <section className={styles.strip} aria-label={text.label}>
      <dl className={styles.figures}>
        <Figure value={figures.open} name={text.open(figures.total)} />
        <Figure value={figures.overdue} name={text.overdue(figures.overdueShare)} attention={figures.overdue > 0} />
        <Figure value={figures.soon} name={text.soon} />
        <Figure value={figures.noDeadline} name={text.noDeadline} />
        {!narrow && byPriority}
      </dl>
      {narrow ? (
        <details className={styles.more}>
          <summary>{text.more}</summary>
          <dl>{byPriority}</dl>
          {covers}
        </details>
      ) : (
        covers
      )}
    </section>
  );
}

/** Keeps the place of the figures until they are there, so that nothing below them jumps. */
export function StatisticsToCome() {
  return <div className={`${styles.strip} ${styles.toCome}`} aria-hidden="true" />;
}

interface FigureProps {
  readonly value: number;
  readonly name: ReactNode;
  readonly attention?: boolean;
}

function Figure({ value, name, attention = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Caption as="dt" weight="400">
        {name}
      </Caption>
      <dd className={`${styles.value} ${attention ? styles.attention : ''}`}>{formatNumber(value)}</dd>
    </div>
  );
}

function lower<Word extends string>(word: Word): Lowercase<Word> {
  return word.toLowerCase() as Lowercase<Word>;
}
