import { reminderText as text } from '#text/common/reminder.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Of how many members a run asks so many have answered; rounded down where answers wait to be shown. */
export interface ReminderReach {
  readonly asked: number | null;
  readonly members: number;
  /** Whether members answer by ballots: then a reminder may reach some who have answered. */
  readonly ballots: boolean;
  /** Whether people without an account may be asked, all of whom are reminded. */
  readonly contacts: boolean;
}

interface ReminderModalProps {
  readonly poll: string;
  readonly reach: ReminderReach;
  readonly send: () => Promise<unknown>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks once before people get a letter, and says how many of them at most. */
export function ReminderModal({ poll, reach, send, onSent, onClose }: ReminderModalProps) {
  const confirmation = useConfirmation({
    work: send,
    done: () => {
      onClose();
      onSent();
    },
  });
  return (
    <ConfirmModal opened title={text.title(poll)} action={text.confirm} onClose={onClose} {...confirmation}>
      <p>{wordsOf(reach)}</p>
      {reach.contacts && <p>{text.contacts}</p>}
      <p>{text.nobodyTold}</p>
    </ConfirmModal>
  );
}

/** Whom a reminder reaches. */
function wordsOf({ asked, members, ballots }: ReminderReach): string {
  if (ballots) return text.withBallots;
  return asked === null ? text.unknown : text.upTo(Math.max(0, asked - members), asked);
}
