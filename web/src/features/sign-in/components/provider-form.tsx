import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IssuerCheck as IssuerQuestion, NewProvider } from '#shared/models/sign-in.ts';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSignInActions, type SignInSettings } from '../api.ts';
import { useIssuerCheck } from '../lib/use-issuer-check.ts';
import { IssuerSaid } from './issuer-said.tsx';
import { OurAddresses } from './our-addresses.tsx';

const text = signInSettingsText.provider;

interface ProviderFormProps {
  readonly workspaceId: string;
  readonly settings: SignInSettings;
  readonly onClose: () => void;
}

/** What the provider is told about us, and what it tells us, in the order in which one does it. */
export function ProviderForm({ workspaceId, settings, onClose }: ProviderFormProps) {
  const { provider } = settings;
  const actions = useSignInActions(workspaceId);
  const check = useIssuerCheck(workspaceId);
  const first = useFocusOnArrival();
  // A secret that is left empty stays as it is.
  const bodyOf = ({ client_secret: secret, ...others }: Values) =>
    secret === '' && provider !== null ? others : { ...others, client_secret: secret };
  const { form, busy, error, onSubmit, field } = useApiForm<Values>({
    initialValues: {
      issuer: provider?.issuer ?? '',
      client_id: provider?.client_id ?? '',
      client_secret: '',
      name: provider?.name ?? '',
    },
    validate: (values) => mistakesOf(NewProvider, bodyOf(values)),
    submit: async (values) => {
      await actions.save(bodyOf(values));
      toast(text.saved);
      onClose();
    },
  });
  const issuer = field('issuer');

  function ask() {
    const mistakes = mistakesOf(IssuerQuestion, { issuer: form.values.issuer });
    form.setErrors(mistakes);
    if (mistakes['issuer'] === undefined) check.ask(form.values.issuer.trim());
    else form.nodeOf('issuer')?.focus();
  }

  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.first}
      </Text>
      <OurAddresses settings={settings} />
      <Text tone="ink-2" pretty above="8">
        {text.told}
      </Text>
      <TextInput
        label={text.issuer}
        description={text.issuerHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...issuer}
        onChange={(event) => {
          issuer.onChange(event);
          check.forget();
        }}
        ref={first}
      />
      <Inline gap="10">
        <Button variant="default" disabled={check.busy || busy} onClick={ask}>
          {check.busy ? text.checking : text.check}
        </Button>
      </Inline>
      <IssuerSaid check={check} />
      <TextInput label={text.clientId} autoComplete="off" spellCheck={false} {...field('client_id')} />
      <PasswordInput
        label={text.secret}
        description={provider === null ? text.secretHint : text.secretKeep}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': text.showSecret }}
        {...field('client_secret')}
      />
      <TextInput
        label={text.name}
        description={text.nameHint}
        placeholder={text.namePlaceholder}
        autoComplete="off"
        {...field('name')}
      />
      {error !== null && <FailureNote error={error} fallback={text.saveFailed} />}
      <Inline gap="10">
        <Button type="submit" disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

interface Values {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly name: string;
}
