import { NativeSelect } from '@mantine/core';
import { OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import { roleNames } from '#text/common/roles.ts';
import { workspacesText } from '#text/workspaces.ts';

interface RoleSelectProps {
  readonly label: string;
  readonly roles: readonly Role[];
  /** Empty while nothing is chosen. */
  readonly value: Role | '';
  readonly onChange: (role: Role | '') => void;
  readonly canGive: (role: Role) => boolean;
  /** The words of the empty choice; without them there is none. */
  readonly placeholder?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
}

/** A role out of a list, with what the chosen one may do; those that cannot be given stand there unselectable. */
export function RoleSelect({
  label,
  roles,
  value,
  onChange,
  canGive,
  placeholder,
  error = null,
  disabled = false,
}: RoleSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      error={error}
      disabled={disabled}
      description={value === '' ? undefined : workspacesText.roles[value]}
      onChange={({ currentTarget }) => onChange(roles.find((role) => role === currentTarget.value) ?? '')}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {roles.map((role) => (
        <option key={role} value={role} disabled={role === OWNER_ROLE || !canGive(role)}>
          {roleNames[role]}
        </option>
      ))}
    </NativeSelect>
  );
}
