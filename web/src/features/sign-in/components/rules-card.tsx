import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import { ProviderRules } from '#shared/models/sign-in.ts';
import { PROVIDER_ROLES } from '#shared/rules/sign-in.ts';
import { roleNames } from '#text/common/roles.ts';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSignInActions, type OwnProvider, type WorkspaceDomain } from '../api.ts';
import { providerRole, rulesOf, typedRules, withoutEmpty, type TypedRules } from '../lib/typed-rules.ts';
import styles from '../sign-in.module.css';
import { GroupRules } from './group-rules.tsx';

const text = signInSettingsText.rules;
const ROLES = PROVIDER_ROLES.map((value) => ({ value, label: roleNames[value] }));

interface RulesCardProps {
  readonly workspaceId: string;
  readonly provider: OwnProvider;
  readonly domains: readonly WorkspaceDomain[];
}

/** What becomes of whoever comes by the provider, and whether one may still come by a password. */
export function RulesCard({ workspaceId, provider, domains }: RulesCardProps) {
  const actions = useSignInActions(workspaceId);
  const saving = useAction();
  const [stored] = useState(() => typedRules(provider.rules));
  const [typed, setTyped] = useState(stored);
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const unsaved = JSON.stringify(rulesOf(typed)) !== JSON.stringify(rulesOf(stored));
  const blocker = useLeaveGuard(() => unsaved);
  const proved = domains.filter(({ state }) => state === 'proved').map(({ domain }) => domain);

  function change(changed: Partial<TypedRules>) {
    setTyped((before) => ({ ...before, ...changed }));
    setMistakes({});
    saving.reset();
  }

  function save() {
    void saving.run(
      async () => {
        try {
          await actions.saveRules(rulesOf(typed));
        } catch (error) {
          setMistakes(fieldErrors(error));
          throw error;
        } finally {
          setAsked(false);
        }
      },
      () => toast(text.saved),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Mistakes are told by the place of their row.
    setTyped(withoutEmpty);
    const wrong = mistakesOf(ProviderRules, rulesOf(typed));
    setMistakes(wrong);
    if (Object.keys(wrong).length > 0 || saving.busy) return;
    if (typed.only && !stored.only) setAsked(true);
    else save();
  }

  return (
    <Card title={text.title}>
      <Stack as="form" gap="16" onSubmit={submit} noValidate>
        <Switch
          label={text.joins}
          description={text.joinsAbout}
          checked={typed.joins}
          disabled={saving.busy}
          onChange={({ currentTarget }) => change({ joins: currentTarget.checked })}
        />
        {typed.joins && (
          <>
            <NativeSelect
              className={styles.narrow}
              label={text.role}
              data={ROLES}
              value={typed.role}
              disabled={saving.busy}
              onChange={({ currentTarget }) => change({ role: providerRole(currentTarget.value) })}
            />
            <TextInput
              className={styles.narrow}
              label={text.team}
              placeholder={text.teamPlaceholder}
              maxLength={TEAM_MAX_LENGTH}
              autoComplete="off"
              value={typed.team}
              error={mistakes['team']}
              readOnly={saving.busy}
              onChange={({ currentTarget }) => change({ team: currentTarget.value })}
            />
            <GroupRules
              rules={typed.groups}
              roles={ROLES}
              mistakes={mistakes}
              busy={saving.busy}
              onChange={(groups) => change({ groups })}
            />
          </>
        )}
        <Switch
          label={text.vouches}
          description={text.vouchesAbout(proved)}
          checked={typed.vouches}
          disabled={saving.busy}
          onChange={({ currentTarget }) => change({ vouches: currentTarget.checked })}
        />
        <Switch
          label={text.only}
          description={`${text.onlyAbout(proved)} ${text.onlyBut}`}
          checked={typed.only}
          disabled={saving.busy}
          onChange={({ currentTarget }) => change({ only: currentTarget.checked })}
        />
        {saving.error !== null && <FailureNote error={saving.error} fallback={text.saveFailed} />}
        <Inline gap="14" rowGap="8">
          <Button type="submit" disabled={!unsaved || saving.busy}>
            {saving.busy ? text.saving : text.save}
          </Button>
          <Caption role="status">{unsaved && !saving.busy ? text.unsaved : ''}</Caption>
        </Inline>
      </Stack>
      <ConfirmModal
        opened={asked}
        title={text.onlyTitle}
        action={text.onlyAction}
        busy={saving.busy}
        onConfirm={save}
        onClose={() => setAsked(false)}
      >
        <Stack gap="10">
          <Text>{text.onlyAbout(proved)}</Text>
          <Text>{text.onlyBut}</Text>
          <Text>{text.onlyCheck}</Text>
        </Stack>
      </ConfirmModal>
      {blocker.state === 'blocked' && (
        <ConfirmModal
          opened
          title={text.leaveTitle}
          action={text.leaveAction}
          danger
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          {text.leaveText(provider.name)}
        </ConfirmModal>
      )}
    </Card>
  );
}
