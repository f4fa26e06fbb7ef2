import { Button, TextInput } from '@mantine/core';
import { NewBitrix24Credentials, WEBHOOK_MAX_LENGTH } from '#shared/models/integration.ts';
import { integrationsText } from '#text/integrations.ts';
import { portalAppText } from '#text/integrations/portal-app.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { useWebhookActions } from '../api.ts';
import type { Panel } from '../lib/use-panel.ts';
import { KeySteps } from './key-steps.tsx';

const common = integrationsText;
const text = integrationsText.bitrix24;

interface WebhookFormProps {
  readonly workspaceId: string;
  readonly known: boolean;
  readonly panel: Panel;
  /** Gets what will not work with the new webhook. */
  readonly onSaved: (warnings: readonly string[]) => void;
  /** The other way to connect it; null where there is none. */
  readonly onApp: (() => void) | null;
}

/** Asks for a webhook, and shows where one finds it. */
export function WebhookForm({ workspaceId, known, panel, onSaved, onApp }: WebhookFormProps) {
  const actions = useWebhookActions(workspaceId);
  const field = useFocusOnArrival();
  const form = useForm({
    initialValues: { webhook_url: '' },
    validate: (values) => mistakesOf(NewBitrix24Credentials, values),
  });

  function submit({ webhook_url }: typeof form.values) {
    void panel.save(async () => {
      onSaved(await actions.save(webhook_url.trim()));
      return text.saved;
    });
  }

  return (
    <Stack as="form" gap="14" onSubmit={form.onSubmit(submit, () => form.nodeOf('webhook_url')?.focus())} noValidate>
      <FeatureHint feature="bitrix24" />
      <TextInput
        label={text.webhook}
        description={known ? text.replaceHint : text.hint}
        placeholder={text.placeholder}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_MAX_LENGTH}
        readOnly={panel.busy}
        {...form.field('webhook_url')}
        ref={field}
      />
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={panel.busy}>
          {panel.busy ? common.saving : common.save}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.cancel}>
          {common.cancel}
        </Button>
        {onApp && (
          <Button variant="subtle" disabled={panel.busy} onClick={onApp}>
            {portalAppText.byApp}
          </Button>
        )}
      </Inline>
      <KeySteps steps={['menu', 'rights', 'address']} words={text.steps} />
    </Stack>
  );
}
