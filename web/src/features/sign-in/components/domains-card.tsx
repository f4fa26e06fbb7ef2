import { Button, TextInput } from '@mantine/core';
import { NewDomain } from '#shared/models/sign-in.ts';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { useSignInActions, type WorkspaceDomain } from '../api.ts';
import styles from '../sign-in.module.css';
import { DomainRow } from './domain-row.tsx';

const text = signInSettingsText.domains;

interface DomainsCardProps {
  readonly workspaceId: string;
  readonly domains: readonly WorkspaceDomain[];
  readonly canAdd: boolean;
}

/** The domains whose addresses the provider answers for, and the record that shows whose each is. */
export function DomainsCard({ workspaceId, domains, canAdd }: DomainsCardProps) {
  return (
    <Card title={text.title}>
      <Stack gap="14">
        <Text tone="ink-2" pretty measure>
          {text.purpose} {!canAdd && text.later}
        </Text>
        {domains.length > 0 && (
          <ul>
            {domains.map((domain) => (
              <DomainRow key={domain.domain} workspaceId={workspaceId} domain={domain} />
            ))}
          </ul>
        )}
        {canAdd && <AddDomain workspaceId={workspaceId} />}
      </Stack>
    </Card>
  );
}

function AddDomain({ workspaceId }: { readonly workspaceId: string }) {
  const actions = useSignInActions(workspaceId);
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: { domain: '' },
    validate: (values) => mistakesOf(NewDomain, values),
    submit: async ({ domain }) => {
      await actions.addDomain(domain.trim());
      form.setValues({ domain: '' });
    },
  });
  return (
    <Stack as="form" gap="10" onSubmit={onSubmit} noValidate>
      <div className={styles.adding}>
        <TextInput
          label={text.domain}
          placeholder={text.placeholder}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          inputWrapperOrder={['label', 'error', 'input']}
          {...field('domain')}
        />
        <Button type="submit" variant="default" disabled={busy}>
          {busy ? text.adding : text.add}
        </Button>
      </div>
      {error !== null && <FailureNote error={error} fallback={text.addFailed} />}
    </Stack>
  );
}
