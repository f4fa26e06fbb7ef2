import type { Member, PermissionFlags } from '#shared/models/workspace.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import {
  ClockIcon,
  FinanceIcon,
  LogoutIcon,
  PeopleIcon,
  ShieldIcon,
  TrashIcon,
  WorkspacesIcon,
} from '#web/ui/icons.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { workspacesText } from '#text/workspaces.ts';

const text = workspacesText.members;

/** What may be done to a member, and what does it. */
export interface MemberActions {
  readonly rights: PermissionFlags;
  readonly canSetTeam: boolean;
  readonly canSetHiredOn: boolean;
  /** Who sees the money is the owner's to say alone. */
  readonly canGiveFinance: boolean;
  readonly canHandOver: boolean;
  readonly onEdit: (member: Member) => void;
  readonly onSetTeam: (member: Member) => void;
  readonly onSetHiredOn: (member: Member) => void;
  readonly onFinance: (member: Member) => void;
  readonly onHandOver: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
  readonly onLeave: () => void;
}

interface MemberMenuProps extends MemberActions {
  readonly member: Member;
  /** The member is who looks. */
  readonly self: boolean;
}

/** What can be done to a member, each by its right; nothing for whoever may do nothing. */
export function MemberMenu({ member, self, rights, ...may }: MemberMenuProps) {
  const owner = member.role === OWNER_ROLE;
  return (
    <RowMenu
      label={text.actions(member.user.full_name)}
      actions={[
        rights.can_manage_roles &&
          !owner && { label: text.editRole, icon: <ShieldIcon size={18} />, onSelect: () => may.onEdit(member) },
        may.canSetTeam && {
          label: text.setTeam(0),
          icon: <PeopleIcon size={18} />,
          onSelect: () => may.onSetTeam(member),
        },
        may.canSetHiredOn && {
          label: text.setHiredOn(0),
          icon: <ClockIcon size={18} />,
          onSelect: () => may.onSetHiredOn(member),
        },
        may.canGiveFinance &&
          !owner && {
            label: text.finance,
            icon: <FinanceIcon size={18} />,
            onSelect: () => may.onFinance(member),
          },
        may.canHandOver &&
          !owner && {
            label: text.handOver,
            icon: <WorkspacesIcon size={18} />,
            onSelect: () => may.onHandOver(member),
          },
        rights.can_remove_members &&
          !owner &&
          !self && {
            label: text.remove,
            icon: <TrashIcon size={18} />,
            danger: true,
            onSelect: () => may.onRemove(member),
          },
        self && !owner && { label: text.leave, icon: <LogoutIcon size={18} />, danger: true, onSelect: may.onLeave },
      ]}
    />
  );
}
