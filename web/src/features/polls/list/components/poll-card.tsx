import { ActionIcon, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { RecurrenceLine } from '#web/features/polls/frames/components/recurrence-line.tsx';
import { RepeatButton } from '#web/features/polls/frames/components/repeat-button.tsx';
import { listText } from '../text.ts';
import { pollsText } from '#web/features/polls/text.ts';
import { ChartIcon, CopyIcon, EditIcon, LinkIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './poll-card.module.css';

const text = listText.list;

interface PollCardProps {
  readonly poll: Poll;
  /** The poll of the list that is being copied at this moment. */
  readonly copying: string | null;
  readonly onCopyLink: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A poll in the list: what it is, and what this member may do with it. */
export function PollCard({ poll, copying, onCopyLink, onDuplicate, onDelete }: PollCardProps) {
  const { can } = useWorkspace();
  return (
    <article className={styles.card} aria-labelledby={`poll-${poll.id}`}>
      <div className={styles.words}>
        <h2 className={styles.title} id={`poll-${poll.id}`}>
          {poll.title}
        </h2>
        <div className={styles.tags}>
          <Tag tone="good">{pollsText.types[poll.type]}</Tag>
          {poll.is_anonymous && <Tag>{text.anonymous}</Tag>}
          {poll.allow_anonymous_link && <Tag>{text.publicLink}</Tag>}
        </div>
        <p className={styles.facts}>
          {pollsText.questions(poll.questions.length)} · {text.created(formatDate(poll.created_at))}
        </p>
        {poll.recurrence && (
          <p className={styles.facts}>
            <RecurrenceLine recurrence={poll.recurrence} />
          </p>
        )}
      </div>
      <div className={styles.actions} role="group" aria-label={text.actionsOf(poll.title)}>
        {can('results.read') && (
          <Button
            component={Link}
            to={paths.pollResults(poll.id)}
            variant="light"
            leftSection={<ChartIcon size={18} />}
          >
            {text.results}
          </Button>
        )}
        <Button component={Link} to={paths.pollTake(poll.id)} variant="default">
          {text.take}
        </Button>
        <Button variant="default" leftSection={<LinkIcon size={18} />} onClick={onCopyLink}>
          {text.copyLink}
        </Button>
        {can('polls.edit') && (
          <Button component={Link} to={paths.pollEdit(poll.id)} variant="default" leftSection={<EditIcon size={18} />}>
            {text.edit}
          </Button>
        )}
        {can('frames.create') && <RepeatButton poll={poll} icon />}
        {can('polls.create') && (
          <ActionIcon
            aria-label={text.duplicate}
            title={text.duplicate}
            loading={copying === poll.id}
            disabled={copying !== null}
            onClick={onDuplicate}
          >
            <CopyIcon />
          </ActionIcon>
        )}
        {can('polls.delete') && (
          <ActionIcon aria-label={text.delete} title={text.delete} onClick={onDelete}>
            <TrashIcon />
          </ActionIcon>
        )}
      </div>
    </article>
  );
}
