import { ActionIcon, Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { Member, PermissionFlags } from '#shared/models/workspace.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { formatDate } from '#web/lib/dates.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { initials } from '#web/lib/initials.ts';
import { FinanceIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { noonOf } from '../lib/members.ts';
import { workspacesText } from '../text.ts';
import styles from './members-card.module.css';

const text = workspacesText.members;

export interface MemberRowProps {
  readonly member: Member;
  readonly ownUserId: string;
  readonly rights: PermissionFlags;
  /** Null while nobody is being selected: then a row can be opened. */
  readonly selected: boolean | null;
  readonly onSelect: (member: Member) => void;
  readonly onEdit: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
  /** Who sees the money is the owner's to say alone. */
  readonly canGiveFinance: boolean;
  readonly onFinance: (member: Member) => void;
}

/** A member; what may be done to them is done from here. */
export function MemberRow({ member, ownUserId, rights, selected, onSelect, onEdit, ...actions }: MemberRowProps) {
  const { onRemove, canGiveFinance, onFinance } = actions;
  const id = useId();
  const owner = member.role === OWNER_ROLE;
  const self = sameId(member.user.id, ownUserId);
  const removable = rights.can_remove_members && !owner && !self;
  if (selected !== null) {
    return (
      <li className={styles.member}>
        <label className={styles.selectable} htmlFor={id}>
          <Checkbox id={id} checked={selected} onChange={() => onSelect(member)} />
          <Person member={member} self={self} />
        </label>
      </li>
    );
  }
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
      {canGiveFinance && !owner && (
        <ActionIcon
          onClick={() => onFinance(member)}
          aria-haspopup="dialog"
          aria-label={text.financeAccess(member.user.full_name)}
          title={text.financeAccess(member.user.full_name)}
        >
          <FinanceIcon />
        </ActionIcon>
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

function Person({
  member: { role, team, hired_on: hiredOn, finance_access: seesFinance, user },
  self,
}: {
  readonly member: Member;
  readonly self: boolean;
}) {
  const about = [team, hiredOn && text.hiredOn(formatDate(noonOf(hiredOn)))].filter(Boolean);
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
        {about.length > 0 && <span className={styles.team}>{about.join(' · ')}</span>}
        <span className={styles.email}>{user.email}</span>
      </span>
      <span className={styles.tags}>
        {seesFinance && role !== OWNER_ROLE && <Tag tone="warning">{text.seesFinance}</Tag>}
        <Tag tone={role === OWNER_ROLE ? 'good' : 'calm'}>{role}</Tag>
      </span>
    </>
  );
}
