import { useId, type ReactNode } from 'react';
import type { Channel } from '#shared/channels/index.ts';
import { formatNumber } from '#text/format.ts';
import { openingText } from '#text/common/launch.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import styles from './launch.module.css';

const text = openingText.outcome;

interface LaunchOutcomeProps {
  /** How many are asked; null while nobody knows. */
  readonly people: number | null;
  /** How many of them nothing reaches. */
  readonly unreached: number;
  readonly channels: readonly Channel[];
  readonly reminders: boolean;
  /** Until when, in words; null for no end. */
  readonly until: string | null;
  /** When answers are seen, in words; null where that is said elsewhere. */
  readonly seen: string | null;
  /** How many teams can be told apart; null where none are compared. */
  readonly teams: { readonly told: number; readonly all: number } | null;
  readonly children?: ReactNode;
}

/** What a press comes to, before it: how many are asked and written to, and what cannot be changed afterwards. */
export function LaunchOutcome(props: LaunchOutcomeProps) {
  const { people, unreached, channels, reminders, until, seen, teams, children } = props;
  const id = useId();
  const facts: readonly (readonly [string, string | null])[] = [
    [text.people, people === null ? null : text.count(people)],
    [text.messages, people === null ? null : formatNumber(channels.length === 0 ? 0 : people - unreached)],
    [text.reminders, reminders ? text.reminded : text.notReminded],
    [text.until, until ?? text.noDeadline],
    [text.seen, seen],
    [text.teams, teams && teams.all > 0 ? text.teamsOf(teams.told, teams.all) : null],
  ];
  return (
    <Stack as="section" fit gap="12" size="note" tone="ink" className={styles.outcome} aria-labelledby={id}>
      <h3 className={styles.outcomeTitle} id={id}>
        {openingText.parts.outcome}
      </h3>
      <dl className={styles.facts}>
        {facts.map(
          ([term, words]) =>
            words !== null && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      <Caption>
        <b>{text.fixed}</b> {text.fixedWords} <b>{text.open}</b> {text.openWords}
      </Caption>
      {children}
    </Stack>
  );
}
