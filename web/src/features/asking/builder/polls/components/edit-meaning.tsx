import { Link } from 'react-router-dom';
import type { Frame } from '#shared/models/run.ts';
import { paths } from '#web/lib/paths.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { authoringText } from '#text/asking/builder/polls.ts';
import styles from './edit-meaning.module.css';

const text = authoringText.edit;

interface EditMeaningProps {
  readonly pollId: string;
  readonly runs: readonly Frame[];
  /** Those among them that people can answer now. */
  readonly open: readonly Frame[];
}

/** What changing this poll means for people who have answered it and for those who are answering now. */
export function EditMeaning({ pollId, runs, open }: EditMeaningProps) {
  if (open.length === 0) {
    const opened = runs.some((run) => run.was_opened);
    return (
      <Text size="note" tone="ink-2" pretty>
        {opened ? text.openedBefore : text.neverOpened}
      </Text>
    );
  }
  return (
    <Stack gap="8" size="note" pretty className={styles.open}>
      <p>{text.openNow(open.length)}</p>
      <Stack as="ul" gap="4" className={styles.runs}>
        {open.map((run) => (
          <li key={run.id}>
            <Link to={paths.pollResults(pollId)}>{nameOf(run)}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function nameOf({ created_at, deadline }: Frame): string {
  const created = formatDateTime(created_at);
  return deadline === null ? text.runFrom(created) : text.runUntil(created, formatDateTime(deadline));
}
