import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { workspacesText } from '../text.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ALL_TEAMS, inTeam, findMembers, knownTeams, NO_TEAM, type TeamFilter } from '../lib/members.ts';
import { MemberRow, type MemberRowProps } from './member-row.tsx';
import styles from './members-card.module.css';

const text = workspacesText.members;
/** From so many people on a list is searched rather than read. */
const SEARCHED_FROM = 8;

interface MembersCardProps extends Pick<
  MemberRowProps,
  'ownUserId' | 'rights' | 'onEdit' | 'onRemove' | 'canGiveFinance' | 'onFinance'
> {
  /** Undefined while loading. */
  readonly members: readonly Member[] | undefined;
  readonly failure: unknown;
  readonly canSetTeam: boolean;
  readonly onRetry: () => void;
  /** Called with those who were selected; `done` ends the selection. */
  readonly onSetTeam: (members: readonly Member[], done: () => void) => void;
  readonly onSetHiredOn: (members: readonly Member[], done: () => void) => void;
}

/** Everybody in the workspace, with team and role of each; what may be done to somebody is done from their row. */
export function MembersCard({ members, failure, onRetry, ...rest }: MembersCardProps) {
  if (failure !== undefined || !members) {
    return (
      <Card title={text.title}>
        {failure === undefined ? (
          <SkeletonCards count={2} lines={1} />
        ) : (
          <ErrorState error={failure} onRetry={onRetry} />
        )}
      </Card>
    );
  }
  return <Members members={members} {...rest} />;
}

interface MembersProps extends Omit<MembersCardProps, 'failure' | 'onRetry'> {
  readonly members: readonly Member[];
}

function Members({ members, canSetTeam, onSetTeam, onSetHiredOn, ...row }: MembersProps) {
  const [search, setSearch] = useState('');
  const [team, setTeam] = useState<TeamFilter>(ALL_TEAMS);
  /** Null while nobody is being selected. */
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  const teams = knownTeams(members);
  // A team that is gone meanwhile is no filter any more.
  const filter = team === NO_TEAM || teams.includes(team) ? team : ALL_TEAMS;
  const found = findMembers(members, search).filter((member) => inTeam(member, filter));
  const selected = members.filter(({ id }) => selection?.has(id));
  const narrowed = search.trim() !== '' || filter !== ALL_TEAMS;

  function toggle({ id }: Member) {
    setSelection((known) =>
      known?.has(id) ? new Set([...known].filter((other) => other !== id)) : new Set(known).add(id),
    );
  }

  return (
    <Card
      title={text.title}
      aside={
        canSetTeam &&
        selection === null && (
          <Button variant="default" onClick={() => setSelection(new Set())}>
            {text.select}
          </Button>
        )
      }
    >
      <div className={styles.filters}>
        {members.length >= SEARCHED_FROM && (
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.searchPlaceholder}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        )}
        {teams.length > 0 && (
          <NativeSelect
            aria-label={text.team}
            value={filter}
            onChange={({ currentTarget }) => setTeam(currentTarget.value)}
          >
            <option value={ALL_TEAMS}>{text.allTeams}</option>
            {teams.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
            <option value={NO_TEAM}>{text.noTeam}</option>
          </NativeSelect>
        )}
      </div>
      <p role="status" className={styles.found}>
        {narrowed && (found.length === 0 ? text.nothingFound : text.found(found.length, members.length))}
      </p>
      {selection !== null && (
        <div className={styles.selection} role="group" aria-label={text.select}>
          <Button disabled={selected.length === 0} onClick={() => onSetTeam(selected, () => setSelection(null))}>
            {text.setTeam(selected.length)}
          </Button>
          <Button disabled={selected.length === 0} onClick={() => onSetHiredOn(selected, () => setSelection(null))}>
            {text.setHiredOn(selected.length)}
          </Button>
          <Button variant="default" onClick={() => setSelection(new Set(found.map(({ id }) => id)))}>
            {narrowed ? text.selectFound : text.selectAll}
          </Button>
          <Button variant="subtle" onClick={() => setSelection(null)}>
            {text.stopSelecting}
          </Button>
        </div>
      )}
      <ul className={styles.members}>
        {found.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            selected={selection && selection.has(member.id)}
            onSelect={toggle}
            {...row}
          />
        ))}
      </ul>
    </Card>
  );
}
