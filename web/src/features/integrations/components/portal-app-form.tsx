import { Button, TextInput } from '@mantine/core';
import { NewBitrix24App, PORTAL_MAX_LENGTH } from '#shared/models/integration.ts';
import { integrationsText } from '#text/integrations.ts';
import { portalAppText as text } from '#text/integrations/portal-app.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { leaveForPortal } from '../api.ts';

interface PortalAppFormProps {
  readonly workspaceId: string;
  /** The address that is known already; empty for the first time. */
  readonly known: string;
  readonly onCancel: () => void;
  /** The other way to connect it. */
  readonly onWebhook: () => void;
}

/** Asks for the portal and leads there: what it is connected by is said on the portal. */
export function PortalAppForm({ workspaceId, known, onCancel, onWebhook }: PortalAppFormProps) {
  const { busy, error, run } = useAction();
  const field = useFocusOnArrival();
  const form = useForm({ initialValues: { portal: known }, validate: (values) => mistakesOf(NewBitrix24App, values) });

  function submit({ portal }: typeof form.values) {
    void run(() => leaveForPortal(workspaceId, portal.trim()));
  }

  return (
    <Stack as="form" gap="14" onSubmit={form.onSubmit(submit, () => form.nodeOf('portal')?.focus())} noValidate>
      <FeatureHint feature="bitrix24" />
      <TextInput
        label={text.portal}
        description={text.hint}
        placeholder={text.placeholder}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={PORTAL_MAX_LENGTH}
        readOnly={busy}
        {...form.field('portal')}
        ref={field}
      />
      <Caption>{text.rights}</Caption>
      {error !== null && <FailureNote error={error} />}
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={busy}>
          {busy ? text.going : text.go}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {integrationsText.cancel}
        </Button>
        <Button variant="subtle" disabled={busy} onClick={onWebhook}>
          {text.byWebhook}
        </Button>
      </Inline>
    </Stack>
  );
}
