import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MoreIcon } from './icons.tsx';

interface RowActionLook {
  readonly label: string;
  readonly icon?: ReactNode;
  /** It cannot be undone: it stands last, apart, in coral. */
  readonly danger?: boolean;
}

/** Something to do with the thing of a row: a press, or a way to another page. */
export type RowAction = RowActionLook & ({ readonly onSelect: () => void } | { readonly to: string });

interface RowMenuProps {
  /** Names the thing: “Actions with the poll ‘Weekly pulse’”. */
  readonly label: string;
  /** In their order; what somebody may not do is false. */
  readonly actions: readonly (RowAction | false)[];
  readonly busy?: boolean;
}

/** Everything beside the one action of a row; nothing at all for whoever may do nothing else. */
export function RowMenu({ label, actions, busy = false }: RowMenuProps) {
  const allowed = actions.filter((action) => action !== false);
  const [usual, dangerous] = [allowed.filter(({ danger }) => !danger), allowed.filter(({ danger }) => danger)];
  if (allowed.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={label} loading={busy}>
          <MoreIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {usual.map(toItem)}
        {usual.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map(toItem)}
      </Menu.Dropdown>
    </Menu>
  );
}

function toItem(action: RowAction): ReactNode {
  const { label, icon, danger } = action;
  const look = { leftSection: icon, ...(danger && { 'data-danger': true }) };
  if ('to' in action) {
    return (
      <Menu.Item key={label} component={Link} to={action.to} {...look}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item key={label} onClick={action.onSelect} {...look}>
      {label}
    </Menu.Item>
  );
}
