import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Webhook } from '#shared/models/webhook.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/rules/webhooks.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { webhooksText as text } from '#text/integrations/webhooks.ts';
import { webhookValidation } from '#text/webhooks/validation.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Panel } from '../../lib/use-panel.ts';
import type { useWebhookActions } from '../../webhooks-api.ts';
import styles from '../../integrations.module.css';

interface WebhookFormProps {
  /** Null for a new one. */
  readonly known: Webhook | null;
  readonly actions: ReturnType<typeof useWebhookActions>;
  readonly panel: Panel;
  /** Told the secret of a new one. */
  readonly onMade: (secret: string) => void;
}

interface Typed {
  readonly address: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly withAddresses: boolean;
}

/** Where events are to be sent, and which. */
export function WebhookForm({ known, actions, panel, onMade }: WebhookFormProps) {
  const first = useFocusOnArrival();
  const form = useForm<Typed>({
    initialValues: {
      address: known?.address ?? '',
      description: known?.description ?? '',
      events: known?.events ?? WEBHOOK_EVENTS,
      withAddresses: known?.with_addresses ?? false,
    },
    validate: mistakesIn,
  });
  const { events, withAddresses } = form.values;

  function submit({ address, description, events: chosen, withAddresses: named }: Typed) {
    const body = { address, description, events: [...chosen], with_addresses: named };
    void panel.save(async () => {
      if (known) await actions.change(known.id, body);
      else onMade(await actions.create(body));
      return known ? text.saved : text.made;
    }, isShownAtAddress);
  }

  /** Which addresses are called the server alone judges; what it says stands at the field. */
  function isShownAtAddress(error: unknown): boolean {
    const { address: mistake } = fieldErrors(error);
    if (mistake === undefined) return false;
    form.setErrors({ address: mistake });
    form.nodeOf('address')?.focus();
    return true;
  }

  const shared = { autoComplete: 'off', readOnly: panel.busy } as const;
  return (
    <Stack
      as="form"
      gap="14"
      onSubmit={form.onSubmit(submit, (mistakes) => form.nodeOf(Object.keys(mistakes)[0] ?? 'address')?.focus())}
      noValidate
    >
      <TextInput
        {...shared}
        label={text.address}
        description={text.addressHint}
        type="url"
        {...form.field('address')}
        ref={first}
      />
      <TextInput
        {...shared}
        label={text.description}
        description={text.descriptionHint}
        {...form.field('description')}
      />
      <div role="group" aria-label={text.which}>
        <Text weight="600">{text.which}</Text>
        <Checkbox.Group
          value={[...events]}
          onChange={(chosen) =>
            form.setFieldValue(
              'events',
              WEBHOOK_EVENTS.filter((one) => chosen.includes(one)),
            )
          }
        >
          <div className={styles.choices}>
            {WEBHOOK_EVENTS.map((one) => (
              <Checkbox key={one} value={one} label={text.events[one]} disabled={panel.busy} />
            ))}
          </div>
        </Checkbox.Group>
      </div>
      {form.errors.events !== undefined && <Note tone="warning">{webhookValidation.events}</Note>}
      <Checkbox
        label={text.withAddresses}
        description={text.withAddressesHint}
        checked={withAddresses}
        disabled={panel.busy}
        onChange={({ currentTarget }) => form.setFieldValue('withAddresses', currentTarget.checked)}
      />
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={panel.busy}>
          {panel.busy ? common.saving : common.save}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.cancel}>
          {common.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What is left out; the rest is the server's to judge. */
function mistakesIn({ address, events }: Typed): Record<string, string> {
  return {
    ...(URL.canParse(address.trim()) ? {} : { address: webhookValidation.address }),
    ...(events.length > 0 ? {} : { events: webhookValidation.events }),
  };
}
