import { Link } from 'react-router-dom';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { Seats } from '#shared/models/invitation.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { freeSeats, takenSeats } from '#shared/rules/seats.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { planLimitsText } from '#text/common/plan-limits.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { TrialButton } from '#web/ui/trial-button.tsx';
import { invitingText } from '#text/workspaces/inviting.ts';
import styles from './inviting.module.css';

interface SeatsNoteProps {
  readonly seats: Seats;
  /** How many are about to be invited. */
  readonly wanted: number;
}

/** How many seats are taken, and whether they are enough, before anything is sent in vain. */
export function SeatsNote({ seats, wanted }: SeatsNoteProps) {
  const free = freeSeats(seats);
  if (seats.limit === null) return null;
  return (
    <>
      <p className={styles.note}>{invitingText.seats.taken(takenSeats(seats), seats.limit, seats.pending)}</p>
      {seats.limit === PLANS.startup.limits.people && <FreePlanNote people={seats.limit} />}
      {(free === 0 || wanted > free) && (
        <Note tone="warning">
          {free === 0 ? invitingText.seats.none : invitingText.seats.few(free, wanted)}{' '}
          <Link to={paths.subscription}>{planLimitsText.toPlans}</Link>
        </Note>
      )}
    </>
  );
}

/** How far the free plan goes, before the first invitation and not after the third; its owner can try a larger one here. */
function FreePlanNote({ people }: { readonly people: number }) {
  const { workspace } = useWorkspace();
  const { data: subscription } = useApi(
    subscriptions.getMySubscription,
    workspace.user_role === OWNER_ROLE ? {} : null,
  );
  const trial = useAction();
  const words = planLimitsText.free;
  return (
    <>
      <p className={styles.note}>{words.allows(people)}</p>
      {subscription && !subscription.trial_used && (
        <>
          <p className={styles.note}>{words.trial(PLANS.premium.trialDays)}</p>
          <TrialButton variant="default" action={trial} onStarted={() => toast(planLimitsText.trial.started)} />
        </>
      )}
      {trial.error !== null && <FailureNote error={trial.error} fallback={planLimitsText.trial.failed} />}
    </>
  );
}
