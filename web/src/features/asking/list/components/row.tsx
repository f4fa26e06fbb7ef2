import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { kindWord } from '../lib/kind-word.ts';
import type { Asked } from '../lib/asked.ts';
import { KindMark } from './kind-mark.tsx';
import styles from './row.module.css';

interface RowProps {
  readonly asked: Asked;
  /** Where the row leads; null where it leads nowhere for this reader. */
  readonly place: string | null;
  /** What stands behind its kind: «анонимный», «публичная ссылка». */
  readonly badges: readonly (string | false)[];
  /** Further lines below. */
  readonly facts?: ReactNode;
  /** In a word; null where what stands beside says it. */
  readonly state: { readonly word: string; readonly tone: TagTone } | null;
  readonly outcome: ReactNode;
  /** Until when it runs, or when it was over. */
  readonly when: ReactNode;
  readonly near?: boolean;
  /** The address names it. */
  readonly named: boolean;
  readonly actionsLabel: string;
  /** One action at most, and the menu. */
  readonly children: ReactNode;
}

/** A poll or a survey in the list: what it is, how far, until when, and the one thing to do next. */
export function Row(props: RowProps) {
  const { asked, place, badges, facts, state, outcome, when, near = false, named, actionsLabel, children } = props;
  const { can } = useWorkspace();
  const id = `asked-${asked.id}`;
  return (
    <article className={styles.row} aria-labelledby={id} data-named={named || undefined}>
      <KindMark kind={asked.kind} />
      <div className={styles.words}>
        <h3 className={styles.title} id={id} title={asked.title}>
          {place === null ? (
            asked.title
          ) : (
            <Link to={place} className={styles.whole} data-row>
              {asked.title}
            </Link>
          )}
        </h3>
        <p className={styles.facts}>
          {[kindWord(asked.kind, can('results.read')), ...badges].filter(Boolean).map((word) => (
            <span key={String(word)}>{word}</span>
          ))}
        </p>
        {facts}
      </div>
      <div className={styles.turnout}>{outcome}</div>
      <div className={near ? styles.near : styles.when}>
        {state && <Tag tone={state.tone}>{state.word}</Tag>}
        {when}
      </div>
      <div className={styles.actions} role="group" aria-label={actionsLabel}>
        {children}
      </div>
    </article>
  );
}
