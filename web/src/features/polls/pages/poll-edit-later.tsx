import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { pollsText } from '#web/text/polls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './pages.module.css';

const text = pollsText.edit;

/** Says plainly that a poll cannot be changed after its creation yet. */
export function PollEditLater() {
  return (
    <div className={styles.page}>
      <PageHeader title={text.title} />
      <EmptyState
        title={text.later}
        action={
          <Button component={Link} to={paths.polls}>
            {pollsText.results.back}
          </Button>
        }
      >
        {text.laterText}
      </EmptyState>
    </div>
  );
}
