import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Leaver } from '#shared/models/people.ts';
import type { PeopleActions } from '../api.ts';
import { peopleText } from '#text/people.ts';
import { LeaversDialog } from './leavers-dialog.tsx';
import styles from './people-list.module.css';

const text = peopleText.leavers;
/** So many are named in the line, the others counted. */
const NAMED = 3;

interface LeaversLineProps {
  readonly leavers: readonly Leaver[];
  readonly actions: PeopleActions;
  /** Reads the list again. */
  readonly onDecided: () => void;
}

/** Members whom the portal says to be dismissed, to be removed or let stay; nothing where there are none. */
export function LeaversLine({ leavers, actions, onDecided }: LeaversLineProps) {
  const [opened, setOpened] = useState(false);
  if (leavers.length === 0) return null;
  const named = leavers.length === NAMED + 1 ? NAMED + 1 : NAMED;
  return (
    <section className={styles.suggestion} aria-label={text.label}>
      <p>
        {text.line(leavers.length)}:{' '}
        {leavers.slice(0, named).map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <bdi>{name}</bdi>
          </span>
        ))}
        {leavers.length > named && ` ${text.others(leavers.length - named)}`}
      </p>
      <Button size="sm" variant="light" onClick={() => setOpened(true)}>
        {text.open}
      </Button>
      {opened && (
        <LeaversDialog leavers={leavers} actions={actions} onClose={() => setOpened(false)} onDecided={onDecided} />
      )}
    </section>
  );
}
