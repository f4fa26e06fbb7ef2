import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { Member } from '#shared/models/workspace.ts';
import { EMPLOYEE_ROLE, HR_ROLE, OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import { formatShortDate } from '#web/lib/dates.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { initials } from '#web/lib/initials.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { noonOf } from '../lib/members.ts';
import { roleNames } from '#text/common/roles.ts';
import { workspacesText } from '#text/workspaces.ts';
import { MemberMenu, type MemberActions } from './member-menu.tsx';
import styles from './member-row.module.css';

const text = workspacesText.members;

/** How the chip of a role looks, where not as that of most. */
const LOOKS: Partial<Record<Role, string>> = { [HR_ROLE]: 'hr', [EMPLOYEE_ROLE]: 'employee' };

export interface MemberRowProps extends MemberActions {
  readonly member: Member;
  readonly ownUserId: string;
  /** Null while nobody is being selected: then a row can be opened. */
  readonly selected: boolean | null;
  readonly onSelect: (member: Member) => void;
}

/** A member; what may be done to them is done from here. */
export function MemberRow({ member, ownUserId, selected, onSelect, ...actions }: MemberRowProps) {
  const id = useId();
  const self = sameId(member.user.id, ownUserId);
  const { rights, onEdit } = actions;
  if (selected !== null) {
    return (
      <Inline as="li" nowrap gap="4" className={styles.member}>
        <label className={`${styles.words} ${styles.selectable}`} htmlFor={id}>
          <Checkbox id={id} checked={selected} onChange={() => onSelect(member)} />
          <Person member={member} self={self} />
        </label>
      </Inline>
    );
  }
  return (
    <Inline as="li" nowrap gap="4" className={styles.member} tabIndex={-1}>
      {rights.can_manage_roles && member.role !== OWNER_ROLE ? (
        <button
          type="button"
          className={`${styles.words} ${styles.open}`}
          aria-haspopup="dialog"
          onClick={() => onEdit(member)}
        >
          <Person member={member} self={self} changeable />
          <span className="visually-hidden">, {text.changeRole}</span>
        </button>
      ) : (
        <div className={styles.words}>
          <Person member={member} self={self} />
        </div>
      )}
      <MemberMenu member={member} self={self} {...actions} />
    </Inline>
  );
}

interface PersonProps {
  readonly member: Member;
  readonly self: boolean;
  /** Their role may be changed, which its chip says. */
  readonly changeable?: boolean;
}

function Person({ member, self, changeable = false }: PersonProps) {
  const { role, team, hired_on: hiredOn, finance_access: money, email_verified: isProved, user } = member;
  return (
    <>
      <span
        className={role === EMPLOYEE_ROLE ? styles.avatar : `${styles.avatar} ${styles.leading}`}
        aria-hidden="true"
      >
        {initials(user.first_name, user.last_name)}
      </span>
      <Stack as="span" shrink breaks>
        <span className={styles.name}>
          <bdi>{user.full_name}</bdi>
          {self && (
            <Text as="span" tone="ink-3" weight="400">
              {' '}
              {text.you}
            </Text>
          )}
        </span>
        <span className={styles.small}>
          <EmailAddress address={user.email} />
        </span>
        {money?.kind === 'departments' && (
          <span className={styles.small}>{text.seesDepartments(money.departments)}</span>
        )}
        {isProved === false && <span className={styles.small}>{text.unproved}</span>}
      </Stack>
      <Stack as="span" shrink tone="ink-2" breaks className={styles.team}>
        {team && <span>{team}</span>}
        {hiredOn && <span className={styles.small}>{text.hiredOn(formatShortDate(noonOf(hiredOn)))}</span>}
      </Stack>
      <Inline as="span" align="stretch" gap="4" className={styles.tags}>
        <span className={styles.role} data-role={LOOKS[role]} data-changeable={changeable || undefined}>
          {roleNames[role]}
          {changeable && <ChevronDownIcon size={14} />}
        </span>
        {money?.kind === 'company' && role !== OWNER_ROLE && <Tag tone="warning">{text.seesFinance}</Tag>}
      </Inline>
    </>
  );
}
