import { use, type ReactNode } from 'react';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { CardMark } from './card-mark.ts';
import { PlainCards } from './plain-cards.ts';
import styles from './card.module.css';
import { Tag } from './tag.tsx';

interface CardProps {
  readonly title?: string;
  /** Names the section where the title is a finding that others may share; else the title does. */
  readonly label?: string | undefined;
  /** What the finding is about, below it. */
  readonly lead?: ReactNode;
  /** What stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A surface with a hairline border; with a title it becomes a section of the page. In an article it has no surface. */
export function Card({ title, label = title, lead, aside, children, className }: CardProps) {
  const mark = use(CardMark);
  const plain = use(PlainCards);
  const classes = [plain ? styles.plain : styles.card, className].filter(Boolean).join(' ');
  const Title = plain ? 'h3' : 'h2';
  if (title === undefined) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-label={label}>
      <Inline justify="between" gap="16" rowGap="8" below="16" className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {mark !== null && (
          <span className={styles.mark}>
            <Tag tone="warning">{mark}</Tag>
          </span>
        )}
        {aside}
      </Inline>
      {lead !== undefined && (
        <Caption as="div" breaks className={styles.lead} dir="auto">
          {lead}
        </Caption>
      )}
      {children}
    </section>
  );
}

interface StatCardProps {
  readonly label: string;
  /** A figure as text, or an honest dash. */
  readonly value: string;
  readonly note?: string | undefined;
  readonly tone?: 'attention' | undefined;
}

/** One figure with its name and what it means. */
export function StatCard({ label, value, note, tone }: StatCardProps) {
  return (
    <div className={`${styles.card} ${styles.stat}`}>
      <Caption as="span">{label}</Caption>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={tone ? styles.attention : styles.note}>{note}</span>}
    </div>
  );
}

/** Figures side by side: four in a row, two on a phone. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>;
}
