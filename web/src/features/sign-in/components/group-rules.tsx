import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { GROUP_RULES_MOST } from '#shared/rules/sign-in.ts';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { CrossIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { providerRole, type TypedGroupRule } from '../lib/typed-rules.ts';
import styles from '../sign-in.module.css';

const text = signInSettingsText.rules;

interface GroupRulesProps {
  readonly rules: readonly TypedGroupRule[];
  readonly roles: { value: string; label: string }[];
  /** By where they stand: `groups.0.group`. */
  readonly mistakes: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly onChange: (rules: readonly TypedGroupRule[]) => void;
}

/** What whoever is in a group of the provider's becomes instead of what everybody does. */
export function GroupRules({ rules, roles, mistakes, busy, onChange }: GroupRulesProps) {
  const put = (key: number, changed: Partial<TypedGroupRule>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...changed } : rule)));
  const add = () => {
    const key = 1 + Math.max(-1, ...rules.map((rule) => rule.key));
    onChange([...rules, { key, group: '', role: EMPLOYEE_ROLE, team: '' }]);
  };

  return (
    <Stack as="section" gap="10" aria-label={text.groups}>
      <div>
        <Text weight="600">{text.groups}</Text>
        <Caption pretty>{text.groupsAbout}</Caption>
      </div>
      {rules.length > 0 && (
        <Stack as="ol" gap="10">
          {rules.map(({ key, group, role, team }, index) => (
            <li key={key} className={styles.rule}>
              <TextInput
                aria-label={text.groupOf(index + 1)}
                placeholder={text.group}
                autoComplete="off"
                value={group}
                error={mistakes[`groups.${index}.group`]}
                readOnly={busy}
                onChange={({ currentTarget }) => put(key, { group: currentTarget.value })}
              />
              <NativeSelect
                aria-label={text.roleOf(index + 1)}
                data={roles}
                value={role}
                disabled={busy}
                onChange={({ currentTarget }) => put(key, { role: providerRole(currentTarget.value) })}
              />
              <TextInput
                aria-label={text.teamOf(index + 1)}
                placeholder={text.teamPlaceholder}
                maxLength={TEAM_MAX_LENGTH}
                autoComplete="off"
                value={team}
                error={mistakes[`groups.${index}.team`]}
                readOnly={busy}
                onChange={({ currentTarget }) => put(key, { team: currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={text.removeRule(index + 1)}
                disabled={busy}
                onClick={() => onChange(rules.filter((rule) => rule.key !== key))}
              >
                <CrossIcon />
              </ActionIcon>
            </li>
          ))}
        </Stack>
      )}
      {rules.length < GROUP_RULES_MOST && (
        <Inline gap="10">
          <Button variant="default" disabled={busy} onClick={add}>
            {text.addRule}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
