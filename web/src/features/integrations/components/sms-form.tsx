import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import type { SmsConnection } from '#shared/models/sms.ts';
import { SMS_GATEWAYS, SMS_KEY_MAX_LENGTH, SMS_TEMPLATE_MAX_LENGTH } from '#shared/rules/sms.ts';
import { integrationsText } from '#text/integrations.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { mistakesInSms, smsOf, type TypedSms } from '../lib/typed-sms.ts';
import type { Panel } from '../lib/use-panel.ts';
import { useSmsActions } from '../sms-api.ts';

const common = integrationsText;
const text = integrationsText.sms;
const GATEWAYS = SMS_GATEWAYS.map((value) => ({ value, label: text.gateways[value] }));
const USUAL_CAP = 1000;
const KOPECKS = 100;

interface SmsFormProps {
  readonly workspaceId: string;
  readonly known: SmsConnection;
  readonly panel: Panel;
}

/** The account at a gateway, what is said, what it may cost. */
export function SmsForm({ workspaceId, known: { gateway, settings }, panel }: SmsFormProps) {
  const actions = useSmsActions(workspaceId);
  const field = useFocusOnArrival();
  const byHand = settings !== null && !settings.price_from_gateway;
  const form = useForm<TypedSms>({
    initialValues: {
      gateway: gateway ?? 'smsc',
      key: '',
      sender: settings?.sender ?? '',
      template: settings?.template ?? text.templateUsual,
      price: byHand ? String(settings.price / KOPECKS).replace('.', ',') : '',
      cap: String(settings?.cap ?? USUAL_CAP),
    },
    validate: mistakesInSms,
  });

  function submit(values: TypedSms) {
    void panel.save(async () => {
      await actions.connect(smsOf(values));
      return text.connected;
    });
  }

  const shared = { autoComplete: 'off', readOnly: panel.busy } as const;
  return (
    <Stack
      as="form"
      gap="14"
      onSubmit={form.onSubmit(submit, (mistakes) => form.nodeOf(Object.keys(mistakes)[0] ?? 'key')?.focus())}
      noValidate
    >
      <NativeSelect
        label={text.gateway}
        data={GATEWAYS}
        disabled={panel.busy}
        value={form.values.gateway}
        onChange={({ currentTarget }) =>
          form.setFieldValue(
            'gateway',
            SMS_GATEWAYS.find((one) => one === currentTarget.value)!,
          )
        }
      />
      <PasswordInput
        {...shared}
        label={text.key}
        description={gateway === form.values.gateway ? text.keepHint : text.keyHint}
        maxLength={SMS_KEY_MAX_LENGTH}
        visibilityToggleButtonProps={{ 'aria-label': text.showKey }}
        {...form.field('key')}
        ref={field}
      />
      <TextInput {...shared} label={text.sender} description={text.senderHint} {...form.field('sender')} />
      <TextInput
        {...shared}
        label={text.template}
        description={text.templateHint}
        maxLength={SMS_TEMPLATE_MAX_LENGTH}
        {...form.field('template')}
      />
      <TextInput
        {...shared}
        label={text.priceField}
        description={text.priceHint}
        inputMode="decimal"
        {...form.field('price')}
      />
      <TextInput
        {...shared}
        label={text.capField}
        description={text.capHint}
        inputMode="numeric"
        {...form.field('cap')}
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
