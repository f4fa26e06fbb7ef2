import { Autocomplete, Button } from '@mantine/core';
import { useMemo, useState, type FormEvent } from 'react';
import type { Invitation, Seats } from '#shared/models/invitation.ts';
import { GivenRole } from '#shared/models/role.ts';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import type { Member } from '#shared/models/workspace.ts';
import { UNPAID_INVITATIONS_A_DAY } from '#shared/rules/invitations.ts';
import { givableRoles, type Giver } from '#shared/rules/permissions.ts';
import { DEFAULT_ROLE, OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useRoles } from '../api.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import type { Address } from '../lib/addresses.ts';
import { knownTeams } from '../lib/members.ts';
import { useInviting } from '../lib/use-inviting.ts';
import { workspacesText } from '#text/workspaces.ts';
import { AddressField } from './address-field.tsx';
import { InviteResults } from './invite-results.tsx';
import { RoleSelect } from './role-select.tsx';
import { SeatsNote } from './seats-note.tsx';
import styles from './inviting.module.css';

const text = invitingText.many;
const PROBLEMS = ['no-at', 'no-ending', 'wrong', 'member', 'invited'] as const;

export interface InviteManyProps {
  readonly workspaceId: string;
  /** The role of the person who invites: they give none above their own. */
  readonly inviter: Giver;
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  /** Undefined while not known. */
  readonly seats: Seats | undefined;
  readonly onSent: () => void;
}

/** Invites by any text with addresses in it: what is wrong with some keeps none of the others from going. */
export function InviteMany({ workspaceId, inviter, members, invitations, seats, onSent }: InviteManyProps) {
  const roles = useRoles();
  const known = useMemo(
    () => ({
      members: new Set(members.map(({ user }) => user.email)),
      invited: new Set(invitations.filter(({ expired }) => !expired).map(({ email }) => email)),
    }),
    [members, invitations],
  );
  const inviting = useInviting(workspaceId, known, onSent);
  const [role, setRole] = useState<Role>(DEFAULT_ROLE);
  const [team, setTeam] = useState('');
  const [missing, setMissing] = useState(false);
  const teams = useMemo(() => knownTeams(members), [members]);
  const { addresses, busy, ready, draft } = inviting;
  const mistake =
    missing && ready === 0 ? (addresses.length === 0 && draft === '' ? text.empty : text.noneReady) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = GivenRole.options.find((one) => one === role);
    if (busy || !given) return;
    setMissing(ready === 0);
    void inviting.send({ role: given, team: team.trim() === '' ? null : team.trim() });
  }

  return (
    <Stack as="form" gap="12" noValidate onSubmit={submit}>
      <p className={styles.note}>{text.explanation}</p>
      <AddressField
        addresses={addresses}
        draft={draft}
        error={mistake}
        disabled={busy}
        onDraft={inviting.setDraft}
        onAdd={inviting.add}
        onRemove={inviting.remove}
      />
      <Problems addresses={addresses} repeated={inviting.repeated} />
      <RoleSelect
        label={workspacesText.invite.role}
        roles={roles.filter((one) => one !== OWNER_ROLE)}
        value={role}
        onChange={(next) => setRole(next === '' ? DEFAULT_ROLE : next)}
        canGive={(one) => givableRoles(inviter).some((given) => given === one)}
        disabled={busy}
      />
      <Autocomplete
        label={text.team}
        placeholder={text.teamPlaceholder}
        maxLength={TEAM_MAX_LENGTH}
        data={teams}
        limit={12}
        value={team}
        disabled={busy}
        onChange={setTeam}
      />
      {ready > UNPAID_INVITATIONS_A_DAY && <p className={styles.note}>{text.manyLetters(UNPAID_INVITATIONS_A_DAY)}</p>}
      {seats && <SeatsNote seats={seats} wanted={ready} />}
      <Button type="submit" disabled={busy}>
        {busy ? text.sending : text.send(ready)}
      </Button>
      {inviting.error !== null && (
        <Note tone="attention">
          {text.failed}. {messageOf(inviting.error)}
          <PlanLink error={inviting.error} />
        </Note>
      )}
      <InviteResults results={inviting.results} />
    </Stack>
  );
}

/** What is the matter with some of the addresses, and that the others are ready. */
function Problems({ addresses, repeated }: { readonly addresses: readonly Address[]; readonly repeated: number }) {
  const of = (state: Address['state']) => addresses.filter((address) => address.state === state).length;
  const problems = PROBLEMS.filter((state) => of(state) > 0).map((state) => text.problems[state](of(state)));
  const sentences = [
    ...problems,
    ...(repeated > 0 ? [text.repeated(repeated)] : []),
    ...(problems.length > 0 && of('ready') > 0 ? [text.rest(of('ready'))] : []),
  ];
  return (
    <div role="status">
      {sentences.length === 0 ? (
        <span className="visually-hidden">{addresses.length > 0 && text.added(addresses.length)}</span>
      ) : (
        <p className={problems.length > 0 ? styles.problem : styles.note}>
          {problems.length > 0 && <AlertIcon size={16} />}
          <span>{sentences.join('. ')}.</span>
        </p>
      )}
    </div>
  );
}
