import type { PollLine } from '#shared/models/poll-list.ts';
import { scheduleText } from '#text/asking/runs/schedule.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import {
  ArchiveIcon,
  ChartIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  LinkIcon,
  PollsIcon,
  RepeatIcon,
  TrashIcon,
} from '#web/ui/icons.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { saveQuestions } from '../lib/save-questions.ts';
import { listText } from '#text/asking/list.ts';

const text = listText.list;
const SIZE = 18;

/** What is asked or shown in a dialog about a poll of the list. */
export type Dialog = 'open' | 'link' | 'repeat' | 'end' | 'delete';

interface PollMenuProps {
  readonly poll: PollLine;
  /** The one action of the row, which the menu leaves out. */
  readonly primary: 'take' | 'results' | 'remind' | 'open' | null;
  /** It takes this member's answers. */
  readonly waits: boolean;
  readonly busy: boolean;
  readonly onAsk: (dialog: Dialog) => void;
  readonly onDuplicate: () => void;
  readonly onArchive: (archived: boolean) => void;
}

/** Everything else that this member may do with a poll. */
export function PollMenu({ poll, primary, waits, busy, onAsk, onDuplicate, onArchive }: PollMenuProps) {
  const { workspace, can } = useWorkspace();
  const { id, state, archived_at: archived, recurrence } = poll;
  // To whoever only answers, a poll that takes no answers of theirs is nothing to take or to pass on.
  const answerable = can('results.read') || (state === 'running' && (waits || poll.allow_anonymous_link));
  const planned = recurrence !== null && !recurrence.paused;
  return (
    <RowMenu
      label={text.actionsOf(poll.title)}
      busy={busy}
      actions={[
        can('results.read') &&
          primary !== 'take' && { label: text.take, icon: <PollsIcon size={SIZE} />, to: paths.pollTake(id) },
        answerable && { label: text.copyLink, icon: <LinkIcon size={SIZE} />, onSelect: () => onAsk('link') },
        (can('results.read') || (workspace.own_teams_only && state !== 'draft')) &&
          primary !== 'results' && { label: text.results, icon: <ChartIcon size={SIZE} />, to: paths.pollResults(id) },
        can('polls.edit') && { label: text.edit, icon: <EditIcon size={SIZE} />, to: paths.pollEdit(id) },
        can('polls.create') && { label: text.duplicate, icon: <CopyIcon size={SIZE} />, onSelect: onDuplicate },
        can('polls.edit') && {
          label: text.saveQuestions,
          icon: <DownloadIcon size={SIZE} />,
          onSelect: () => void saveQuestions({ kind: 'poll', id }),
        },
        can('runs.create') && {
          label: recurrence ? scheduleText.change : scheduleText.button,
          icon: <RepeatIcon size={SIZE} />,
          onSelect: () => onAsk('repeat'),
        },
        can('runs.publish') &&
          state === 'running' && {
            label: text.end,
            icon: <ClockIcon size={SIZE} />,
            onSelect: () => onAsk('end'),
          },
        can('polls.edit') &&
          state !== 'running' &&
          !planned && {
            label: archived === null ? text.archive : text.restore,
            icon: <ArchiveIcon size={SIZE} />,
            onSelect: () => onArchive(archived === null),
          },
        can('polls.delete') && {
          label: text.delete,
          icon: <TrashIcon size={SIZE} />,
          danger: true,
          onSelect: () => onAsk('delete'),
        },
      ]}
    />
  );
}
