import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Member } from '#shared/models/workspace.ts';
import { workspacesText } from '#text/workspaces.ts';
import { Card } from '#web/ui/card.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ALL_TEAMS, NO_TEAM } from '../lib/members.ts';
import type { MemberFilter } from '../lib/use-member-filter.ts';
import { MemberRow, type MemberRowProps } from './member-row.tsx';
import styles from './members-card.module.css';

const text = workspacesText.members;
/** So many are shown at first, and more with each press. */
const SHOWN = 20;

interface MembersCardProps extends Omit<
  MemberRowProps,
  'member' | 'selected' | 'onSelect' | 'onSetTeam' | 'onSetHiredOn'
> {
  /** Undefined while loading. */
  readonly members: readonly Member[] | undefined;
  readonly filter: MemberFilter;
  readonly failure: unknown;
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

function Members({ members, filter, onSetTeam, onSetHiredOn, ...row }: MembersProps) {
  /** Null while nobody is being selected. */
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  const selected = members.filter(({ id }) => selection?.has(id));
  const { found, narrowed, teams } = filter;

  function toggle({ id }: Member) {
    setSelection((known) =>
      known?.has(id) ? new Set([...known].filter((other) => other !== id)) : new Set(known).add(id),
    );
  }

  return (
    <Card
      title={text.title}
      aside={
        <Inline as="span" align="stretch" gap="8" className={styles.aside}>
          {teams.length > 0 && (
            <NativeSelect
              aria-label={text.team}
              value={filter.team}
              onChange={({ currentTarget }) => filter.setTeam(currentTarget.value)}
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
          {row.canSetTeam && selection === null && (
            <Button variant="default" onClick={() => setSelection(new Set())}>
              {text.select}
            </Button>
          )}
        </Inline>
      }
    >
      <p role="status" className={styles.found}>
        {narrowed && (found.length === 0 ? text.nothingFound : text.found(found.length, members.length))}
      </p>
      {selection !== null && (
        <Inline align="stretch" gap="8" className={styles.selection} role="group" aria-label={text.select}>
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
        </Inline>
      )}
      <Rows
        // What is looked for anew is read from its beginning.
        key={filter.key}
      >
        {found.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            selected={selection && selection.has(member.id)}
            onSelect={toggle}
            onSetTeam={() => onSetTeam([member], () => undefined)}
            onSetHiredOn={() => onSetHiredOn([member], () => undefined)}
            {...row}
          />
        ))}
      </Rows>
    </Card>
  );
}

/** The first rows, and more on demand; whoever asks for more goes on at the first of them. */
function Rows({ children }: { readonly children: readonly ReactNode[] }) {
  const [count, setCount] = useState(SHOWN);
  const list = useRef<HTMLUListElement>(null);
  const left = children.length - count;

  function show(next: number) {
    flushSync(() => setCount(next));
    const first = list.current?.children[count];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  return (
    <>
      <ul className={styles.members} ref={list}>
        {children.slice(0, count)}
      </ul>
      {left > 0 && (
        <Inline gap="8" className={styles.more}>
          <span className={styles.shown}>{text.shown(count, children.length)}</span>
          {left > SHOWN && (
            <Button variant="default" onClick={() => show(count + SHOWN)}>
              {text.showMore(SHOWN)}
            </Button>
          )}
          <Button variant={left > SHOWN ? 'subtle' : 'default'} onClick={() => show(children.length)}>
            {text.showAll}
          </Button>
        </Inline>
      )}
    </>
  );
}
