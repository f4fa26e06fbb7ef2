import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import { OWNER_ROLE, type Member, type PermissionFlags } from '#shared/models/workspace.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { initials } from '#web/lib/initials.ts';
import { workspacesText } from '../text.ts';
import { Card } from '#web/ui/card.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { findMembers } from '../lib/members.ts';
import styles from './members-card.module.css';

const text = workspacesText.members;
/** From so many people on a list is searched rather than read. */
const SEARCHED_FROM = 8;

interface MembersCardProps {
  /** Undefined while loading. */
  readonly members: readonly Member[] | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly ownUserId: string;
  readonly rights: PermissionFlags;
  readonly onEdit: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

/** Everybody in the workspace, with the role of each; what may be done to somebody is done from their row. */
export function MembersCard({ members, failure, onRetry, ...row }: MembersCardProps) {
  const [search, setSearch] = useState('');
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
  const found = findMembers(members, search);
  return (
    <Card title={text.title}>
      {members.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <p role="status" className={styles.found}>
        {search.trim() !== '' && (found.length === 0 ? text.nothingFound : text.found(found.length, members.length))}
      </p>
      <ul className={styles.members}>
        {found.map((member) => (
          <MemberRow key={member.id} member={member} {...row} />
        ))}
      </ul>
    </Card>
  );
}

interface MemberRowProps extends Pick<MembersCardProps, 'ownUserId' | 'rights' | 'onEdit' | 'onRemove'> {
  readonly member: Member;
}

function MemberRow({ member, ownUserId, rights, onEdit, onRemove }: MemberRowProps) {
  const owner = member.role === OWNER_ROLE;
  const self = sameId(member.user.id, ownUserId);
  const removable = rights.can_remove_members && !owner && !self;
  return (
    <li className={styles.member}>
      {rights.can_manage_roles && !owner ? (
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onEdit(member)}>
          <Person member={member} self={self} />
          <span className="visually-hidden">, {text.changeRole}</span>
        </button>
      ) : (
        <div className={styles.still}>
          <Person member={member} self={self} />
        </div>
      )}
      {removable && (
        <ActionIcon
          onClick={() => onRemove(member)}
          aria-label={text.remove(member.user.full_name)}
          title={text.remove(member.user.full_name)}
        >
          <TrashIcon />
        </ActionIcon>
      )}
    </li>
  );
}

function Person({ member: { role, user }, self }: { readonly member: Member; readonly self: boolean }) {
  return (
    <>
      <span className={styles.avatar} aria-hidden="true">
        {initials(user.first_name, user.last_name)}
      </span>
      <span className={styles.person}>
        <span className={styles.name}>
          <bdi>{user.full_name}</bdi>
          {self && <span className={styles.you}> — {text.you}</span>}
        </span>
        <span className={styles.email}>{user.email}</span>
      </span>
      <Tag tone={role === OWNER_ROLE ? 'good' : 'calm'}>{role}</Tag>
    </>
  );
}
