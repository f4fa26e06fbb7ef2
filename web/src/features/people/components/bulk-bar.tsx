import { useState } from 'react';
import { UNPAID_INVITATIONS_A_DAY } from '#shared/rules/invitations.ts';
import { PEOPLE_AT_ONCE } from '#shared/rules/people/sources.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import type { ListedPerson, PeopleActions } from '../api.ts';
import { peopleText } from '#text/people.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import styles from './bulk-bar.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { RemovePeople } from './remove-people.tsx';
import { SetPeopleDialog, type Fact } from './set-people-dialog.tsx';

const text = peopleText.bulk;

interface BulkBarProps {
  readonly chosen: readonly ListedPerson[];
  /** Everybody who is shown, for what is likely. */
  readonly people: readonly ListedPerson[];
  readonly actions: PeopleActions;
  readonly onClear: () => void;
  readonly onChanged: () => void;
}

/** What can be done with those who are chosen: what concerns members, with the members among them alone. */
export function BulkBar({ chosen, people, actions, onClear, onChanged }: BulkBarProps) {
  const { can } = useWorkspace();
  const [fact, setFact] = useState<Fact | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const inviting = useAction();
  const members = chosen.filter(({ member }) => member !== null);
  const invited = chosen.filter(({ member, email }) => member === null && email !== null);
  const gone = chosen.filter(({ gone: left, member }) => left && member?.is_me === false);
  const others = chosen.length - members.length;
  const settable = members.length > 0 && members.length <= PEOPLE_AT_ONCE;

  async function invite() {
    const wanted = invited.map(({ email, team }) => ({ email: email!, team: team?.name ?? null }));
    await inviting.run(
      () => actions.invite(wanted),
      ({ sent, others: problems }) => {
        toast([peopleText.invited(sent), problems[0]].filter(Boolean).join('. '), sent > 0 ? 'good' : 'attention');
        onChanged();
      },
    );
  }

  return (
    <section className={styles.bar} aria-label={text.label}>
      <span className={styles.count} role="status">
        {text.chosen(chosen.length)}
      </span>
      {(['team', 'manager', 'hiredOn'] as const).map((name) => (
        <button key={name} type="button" className={styles.action} disabled={!settable} onClick={() => setFact(name)}>
          {text[name]}
        </button>
      ))}
      <button type="button" className={styles.action} disabled={!settable} onClick={() => setLeaving(true)}>
        {text.leave}
      </button>
      {invited.length > 0 && can('members.invite') && (
        <button type="button" className={styles.action} disabled={inviting.busy} onClick={() => void invite()}>
          {text.invite(invited.length)}
        </button>
      )}
      {gone.length > 0 && can('members.remove') && (
        <button type="button" className={styles.action} onClick={() => setRemoving(true)}>
          {text.remove(gone.length)}
        </button>
      )}
      <span className={styles.note}>
        {inviting.error !== null ? messageOf(inviting.error) : noteOf(members.length, others, invited.length)}
      </span>
      <button type="button" className={styles.action} onClick={onClear}>
        {text.clear}
      </button>
      {fact && (
        <SetPeopleDialog
          fact={fact}
          members={members}
          people={people}
          actions={actions}
          onClose={() => setFact(null)}
          onChanged={onChanged}
        />
      )}
      {leaving && (
        <LeaveDialog members={members} actions={actions} onClose={() => setLeaving(false)} onChanged={onChanged} />
      )}
      {removing && (
        <RemovePeople
          people={gone}
          actions={actions}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            onClear();
            onChanged();
          }}
        />
      )}
    </section>
  );
}

function noteOf(members: number, others: number, invited: number): string {
  if (members > PEOPLE_AT_ONCE) return text.tooMany;
  if (invited > UNPAID_INVITATIONS_A_DAY) return invitingText.many.manyLetters(UNPAID_INVITATIONS_A_DAY);
  return others > 0 ? text.others(others) : text.undoable;
}
