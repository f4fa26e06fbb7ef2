import type { PollLine } from '#shared/models/poll-list.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PollDialog } from './poll-dialogs.tsx';
import type { Dialog as AboutPoll } from './poll-menu.tsx';
import { CompleteDialog, DeleteDialog } from './survey-dialogs.tsx';
import type { Dialog as AboutSurvey } from './survey-menu.tsx';

/** A dialog that is open, and what it is about. */
export type Ask =
  | {
      readonly about: 'poll';
      readonly dialog: AboutPoll;
      readonly asked: Extract<ListEntry, { readonly poll: PollLine }>;
    }
  | {
      readonly about: 'survey';
      readonly dialog: AboutSurvey;
      readonly asked: Extract<ListEntry, { readonly survey: Survey }>;
    };

interface DialogsProps {
  readonly ask: Ask;
  /** All there is by now: what a dialog is about is shown as it is; one that has deleted it goes on saying so. */
  readonly all: readonly ListEntry[];
  readonly onClose: () => void;
}

/** The dialog about a row of the list. */
export function Dialogs({ ask, all, onClose }: DialogsProps) {
  const now = all.find(({ id }) => id === ask.asked.id);
  if (ask.about === 'poll') {
    const poll = now && now.kind !== 'survey' ? now.poll : ask.asked.poll;
    return <PollDialog dialog={ask.dialog} poll={poll} onClose={onClose} />;
  }
  if (now?.kind !== 'survey') return null;
  const { survey } = now;
  switch (ask.dialog) {
    case 'link':
      return <LinkDialog survey={survey} onClose={onClose} />;
    case 'complete':
      return <CompleteDialog survey={survey} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog survey={survey} onClose={onClose} />;
  }
}
