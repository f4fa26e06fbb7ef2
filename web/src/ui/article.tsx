import { use, useId, useState, type ReactNode } from 'react';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import styles from './article.module.css';
import { CardMark } from './card-mark.ts';
import { PlainCards } from './plain-cards.ts';
import { Tag } from './tag.tsx';

/** A page that is read from top to bottom: its sections follow each other, parted by hairlines. */
export function Article({ children }: { readonly children: ReactNode }) {
  return (
    <Stack fit className={styles.article} data-article="">
      {children}
    </Stack>
  );
}

interface ArticleSectionProps {
  /** Where a link to the section leads. */
  readonly id: string;
  /** What it is about, in a word or two: beside it where there is room, above it elsewhere. */
  readonly name: string;
  /** How much there is of it. */
  readonly note?: string | undefined;
  /** Takes all of the width, for a table: its name stands above. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of an article; its name stays in sight while it is read, with the mark that its cards would have. */
export function ArticleSection({ id, name, note, isWide = false, children }: ArticleSectionProps) {
  const nameId = useId();
  const mark = use(CardMark);
  return (
    <section id={id} aria-labelledby={nameId} className={styles.section} data-wide={isWide}>
      <div className={styles.rail}>
        <div className={styles.stays}>
          <h2 id={nameId} className={styles.name}>
            <a href={`#${id}`} className={styles.anchor}>
              {name}
            </a>
          </h2>
          {note !== undefined && <Caption above="2">{note}</Caption>}
          {mark !== null && <Tag tone="warning">{mark}</Tag>}
        </div>
      </div>
      <div className={styles.body}>
        <CardMark value={null}>
          <PlainCards value={true}>{children}</PlainCards>
        </CardMark>
      </div>
    </section>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Takes all of the width, for charts and tables. */
  readonly isWide?: boolean;
  /** Drawn when it is opened, for what needs a library of its own. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/** What only some want to read. */
export function Folded({ title, isOpen = false, isWide = false, isLate = false, children }: FoldedProps) {
  const [isDrawn, setDrawn] = useState(isOpen || !isLate);
  return (
    <details
      className={styles.folded}
      open={isOpen}
      data-wide={isWide}
      onToggle={({ currentTarget }) => setDrawn(isDrawn || currentTarget.open)}
    >
      <summary>{title}</summary>
      <Stack fit gap="8" above="8" size="small" tone="ink-2" pretty breaks className={styles.unfolded}>
        {isDrawn && children}
      </Stack>
    </details>
  );
}

/** Several folded parts beside each other. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return (
    <Inline align="stretch" gap="24" rowGap="6" className={styles.folds}>
      {children}
    </Inline>
  );
}
