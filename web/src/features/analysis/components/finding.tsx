import type { ReactNode } from 'react';
import type { Confidence as Level, Evidence } from '#shared/models/analysis.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import type { TaskWorthy } from '../lib/finding-task.ts';
import { Confidence } from './confidence.tsx';
import { EvidenceChips } from './evidence-chips.tsx';
import styles from './finding.module.css';
import { ToTask } from './to-task.tsx';

interface FindingProps {
  /** Where links lead to. */
  readonly id: string;
  readonly tag?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confidence: Level;
  readonly evidence: readonly Evidence[];
  readonly worthy: TaskWorthy;
  readonly onEvidence: (evidence: Evidence) => void;
}

/** One thing an analysis has found: how sure it is, what it rests on, and the way to a task. */
export function Finding({ id, tag, title, children, confidence, evidence, worthy, onEvidence }: FindingProps) {
  return (
    <li className={styles.finding} id={id} tabIndex={-1}>
      <Inline gap="12" rowGap="4" below="6">
        {tag}
        <Confidence level={confidence} />
      </Inline>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      {children !== undefined && (
        <Text as="div" above="2" tone="ink-2" pretty breaks className={styles.text}>
          {children}
        </Text>
      )}
      <Inline justify="between" gap="12" rowGap="4" above="8">
        <EvidenceChips evidence={evidence} onOpen={onEvidence} />
        <ToTask worthy={worthy} />
      </Inline>
    </li>
  );
}
