import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import type { RunState } from '../lib/runs.ts';
import { useParticipants } from '../api.ts';
import { participantsText as text } from '#text/asking/runs/run.ts';
import styles from './not-answered.module.css';

/** Named at once; the others on demand. */
const NAMED_AT_ONCE = 6;
/** As often as the number of those who have answered. */
const REFRESH_MS = 15_000;

interface NotAnsweredProps {
  /** A run with names that was opened. */
  readonly run: Frame;
  readonly state: RunState;
}

/** Who of those asked has not answered a run with names. */
export function NotAnswered({ run, state }: NotAnsweredProps) {
  const { data, error } = useParticipants(run.id, state === 'open' ? REFRESH_MS : 0);
  const [all, setAll] = useState(false);
  if (!data)
    return error === undefined ? null : (
      <Text tone="ink-2" breaks>
        {text.failed}
      </Text>
    );
  const missing = data.filter(({ answered }) => answered === false);
  if (data.length === 0) return null;
  if (missing.length === 0)
    return (
      <Text tone="ink-2" breaks>
        {text.nobody}
      </Text>
    );
  const hidden = missing.length - NAMED_AT_ONCE;
  const shown = all || hidden <= 1 ? missing : missing.slice(0, NAMED_AT_ONCE);
  return (
    <Text as="div" tone="ink-2" breaks>
      <p>
        {text.missing}: {shown.map(({ full_name: name }) => name).join(', ')}
        {shown.length < missing.length && ` ${text.others(hidden)}`}
      </p>
      {hidden > 1 && (
        <Button variant="subtle" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all}
        </Button>
      )}
    </Text>
  );
}
