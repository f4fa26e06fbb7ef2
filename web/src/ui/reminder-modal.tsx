import { reminderText as text } from '#text/common/reminder.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Of how many members a run asks so many have answered; rounded down where answers wait to be shown. */
export interface ReminderReach {
  readonly asked: number | null;
  readonly members: number;
}

interface ReminderModalProps {
  readonly poll: string;
  readonly reach: ReminderReach;
  readonly send: () => Promise<unknown>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks once before people get a letter, and says how many of them at most. */
export function ReminderModal({ poll, reach: { asked, members }, send, onSent, onClose }: ReminderModalProps) {
  const confirmation = useConfirmation({
    work: send,
    done: () => {
      onClose();
      onSent();
    },
  });
  return (
    <ConfirmModal opened title={text.title(poll)} action={text.confirm} onClose={onClose} {...confirmation}>
      <p>{asked === null ? text.unknown : text.upTo(Math.max(0, asked - members), asked)}</p>
      <p>{text.nobodyTold}</p>
    </ConfirmModal>
  );
}
