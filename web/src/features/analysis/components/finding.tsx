import type { ReactNode } from 'react';
import type { Confidence as Level, Evidence } from '#shared/models/analysis.ts';
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
      <div className={styles.head}>
        {tag}
        <Confidence level={confidence} />
      </div>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      <div className={styles.foot}>
        <EvidenceChips evidence={evidence} onOpen={onEvidence} />
        <ToTask worthy={worthy} />
      </div>
    </li>
  );
}
