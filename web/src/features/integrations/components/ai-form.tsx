import { Button, Checkbox, PasswordInput, Radio, TextInput } from '@mantine/core';
import { NewAiCredentials } from '#shared/models/ai-credentials.ts';
import { AI_SCOPES } from '#shared/rules/ai-providers.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { integrationsText } from '#text/integrations.ts';
import { useAiActions, type StoredAi } from '../api.ts';
import { KeySteps } from './key-steps.tsx';
import { More } from './more.tsx';
import styles from '../integrations.module.css';
import type { Panel } from '../lib/use-panel.ts';

const common = integrationsText;
const text = integrationsText.ai;

interface AiFormProps {
  readonly workspaceId: string;
  readonly access: StoredAi;
  readonly panel: Panel;
}

/** The access to GigaChat, new or replaced; a stored secret does not come back, so it is typed again. */
export function AiForm({ workspaceId, access, panel }: AiFormProps) {
  const actions = useAiActions(workspaceId);
  const first = useFocusOnArrival();
  const known = access.client_id !== null;
  const form = useForm({
    initialValues: {
      client_id: access.client_id ?? '',
      client_secret: '',
      scope: access.scope,
      verify_ssl_certs: access.verify_ssl_certs,
      monthly_cap: access.monthly_cap === null ? '' : String(access.monthly_cap),
    },
    judgedAtOnce: ['client_id', 'client_secret', 'monthly_cap'],
    validate: (values) => mistakesOf(NewAiCredentials, credentialsFrom(values)),
  });
  const blank = form.values.client_id.trim() === '' || form.values.client_secret.trim() === '';

  function submit(values: typeof form.values) {
    void panel.save(async () => {
      const credentials = { ...credentialsFrom(values), provider_type: access.provider_type };
      return (await actions.save(credentials, known)) === 'created' ? text.created : text.updated;
    });
  }

  return (
    <Stack as="form" gap="14" onSubmit={form.onSubmit(submit)} noValidate>
      <FeatureHint feature="ai" />
      <TextInput
        label={text.clientId}
        autoComplete="off"
        spellCheck={false}
        readOnly={panel.busy}
        {...form.field('client_id')}
        ref={first}
      />
      <PasswordInput
        label={text.clientSecret}
        description={known ? text.secretAgain : text.secretHint}
        autoComplete="off"
        readOnly={panel.busy}
        visibilityToggleButtonProps={{ 'aria-label': text.showSecret }}
        {...form.field('client_secret')}
      />
      <More needed={form.errors['monthly_cap'] !== undefined}>
        <Radio.Group label={text.scope} {...form.field('scope')}>
          <div className={styles.choices}>
            {AI_SCOPES.map((scope) => (
              <Radio key={scope} value={scope} label={text.scopes[scope]} disabled={panel.busy} />
            ))}
          </div>
        </Radio.Group>
        <TextInput
          className={styles.short}
          label={text.monthlyCap}
          description={text.monthlyCapHint}
          inputMode="numeric"
          autoComplete="off"
          readOnly={panel.busy}
          {...form.field('monthly_cap')}
        />
        <Checkbox
          label={text.verify}
          description={text.verifyHint}
          disabled={panel.busy}
          {...form.checkbox('verify_ssl_certs')}
        />
      </More>
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={panel.busy || blank}>
          {panel.busy ? common.saving : common.save}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.cancel}>
          {common.cancel}
        </Button>
      </Inline>
      <KeySteps steps={['project', 'button', 'secrets']} words={text.steps} />
    </Stack>
  );
}

/** An empty cap is none; what is no number is judged by the schema. */
function credentialsFrom<Values extends { readonly monthly_cap: string }>({ monthly_cap, ...values }: Values) {
  const typed = monthly_cap.replace(/\s/g, '');
  return { ...values, monthly_cap: typed === '' ? null : Number(typed) };
}
