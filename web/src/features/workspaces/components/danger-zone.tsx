import { Button } from '@mantine/core';
import type { Member } from '#shared/models/workspace.ts';
import { formatDate } from '#web/lib/dates.ts';
import { workspacesText } from '#text/workspaces.ts';
import { Card } from '#web/ui/card.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import styles from './danger-zone.module.css';

const text = workspacesText.danger;

interface DangerZoneProps {
  readonly canHandOver: boolean;
  readonly canDelete: boolean;
  /** Members to whom the workspace is offered and who have not answered. */
  readonly offeredTo: readonly Member[];
  readonly onHandOver: () => void;
  readonly onWithdrawOffer: (member: Member) => void;
  readonly onDelete: () => void;
}

/** What the owner alone may do and nobody can take back. */
export function DangerZone({ canHandOver, canDelete, offeredTo, ...on }: DangerZoneProps) {
  return (
    <Card title={text.title} className={styles.zone}>
      {canHandOver && <Step note={text.handOverNote} action={text.handOver} onClick={on.onHandOver} />}
      {canHandOver &&
        offeredTo.map((member) => (
          <Step
            key={member.id}
            note={text.offered(member.user.full_name, formatDate(member.ownership_offered_until!))}
            action={text.withdrawOffer}
            onClick={() => on.onWithdrawOffer(member)}
          />
        ))}
      {canDelete && <Step note={text.deleteNote} action={text.delete} onClick={on.onDelete} danger />}
    </Card>
  );
}

/** The way out for everybody who is not the owner. */
export function LeavingCard({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Card>
      <Step note={text.leaveNote} action={text.leave} onClick={onLeave} />
    </Card>
  );
}

interface StepProps {
  readonly note: string;
  readonly action: string;
  readonly onClick: () => void;
  readonly danger?: boolean;
}

function Step({ note, action, onClick, danger = false }: StepProps) {
  return (
    <Inline justify="between" gap="24" rowGap="8" className={styles.step}>
      <p className={styles.note}>{note}</p>
      <Button variant="default" onClick={onClick} {...(danger ? { color: 'red' } : {})}>
        {action}
      </Button>
    </Inline>
  );
}
