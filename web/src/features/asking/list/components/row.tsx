import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { kindWord } from '../lib/kind-word.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import { listText } from '#text/asking/list.ts';
import { KindMark } from './kind-mark.tsx';
import styles from './row.module.css';

const text = listText.list;

/** What every row tells of what is asked, whatever its kind. */
export interface RowFacts {
  readonly anonymous: boolean;
  /** Whoever has its link can answer, without an account. */
  readonly publicLink: boolean;
  readonly questions: number;
  readonly createdAt: string;
}

interface RowProps {
  readonly asked: ListEntry;
  /** Where the row leads; null where it leads nowhere for this reader. */
  readonly place: string | null;
  readonly facts: RowFacts;
  /** A further line below: how it repeats. */
  readonly rhythm?: ReactNode;
  /** In a word; null where what stands beside says it. */
  readonly state: { readonly word: string; readonly tone: TagTone } | null;
  readonly outcome: ReactNode;
  /** Until when it runs, or when it was over. */
  readonly when: ReactNode;
  readonly near?: boolean;
  readonly now: Date;
  /** The address names it. */
  readonly named: boolean;
  readonly actionsLabel: string;
  /** One action at most, and the menu. */
  readonly children: ReactNode;
}

/** A poll or a survey in the list: what it is, how far, until when, and the one thing to do next. */
export function Row(props: RowProps) {
  const { asked, place, facts, rhythm, state, outcome, when, near = false, now, named, actionsLabel, children } = props;
  const { can } = useWorkspace();
  const badges = [facts.anonymous ? text.anonymous : text.named, facts.publicLink && text.publicLink];
  const id = `asked-${asked.id}`;
  const runs = can('results.read');
  const created = asked.kind === 'survey' && runs ? text.surveyCreated : text.created;
  return (
    <article className={styles.row} aria-labelledby={id} data-named={named || undefined}>
      <KindMark kind={asked.kind} />
      <Stack gap="2" shrink className={styles.words}>
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
          {[kindWord(asked.kind, runs), ...badges].filter(Boolean).map((word) => (
            <span key={String(word)}>{word}</span>
          ))}
        </p>
        <Caption tone="ink-3">
          {text.size(facts.questions, minutesNeeded(facts.questions))} · {created(formatDay(facts.createdAt, now))}
        </Caption>
        {rhythm && <Caption tone="ink-3">{rhythm}</Caption>}
      </Stack>
      <div className={styles.turnout}>{outcome}</div>
      <div className={near ? styles.near : styles.when}>
        {state && <Tag tone={state.tone}>{state.word}</Tag>}
        {when}
      </div>
      <Inline justify="end" nowrap gap="8" className={styles.actions} role="group" aria-label={actionsLabel}>
        {children}
      </Inline>
    </article>
  );
}
