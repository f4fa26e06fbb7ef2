import { Button, Checkbox, TextInput } from '@mantine/core';
import { SignInRegistration } from '#shared/models/sign-in.ts';
import { NAME_MAX_LENGTH, type LoginTokens } from '#shared/models/user.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { authText } from '#text/accounts/login.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { formatDate } from '#web/lib/dates.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { registerByProvider, type Outcome } from '../api.ts';
import { called } from '../lib/called.ts';
import type { Flow, TypedPerson } from '../lib/kept-flow.ts';
import { isOver, StepFailure } from './step-failure.tsx';
import styles from './steps.module.css';

const text = signInText.page.registration;

interface RegistrationStepProps {
  readonly flow: Flow;
  readonly outcome: Extract<Outcome, { kind: 'registration' }>;
  readonly onSuccess: (tokens: LoginTokens) => void;
}

type Values = TypedPerson & { readonly consent: boolean };

/** Nobody has an account yet: what the provider has told of the person, to be looked through, and the consent. */
export function RegistrationStep({ flow, outcome, onSuccess }: RegistrationStepProps) {
  const proved = outcome.email_proved;
  const bodyOf = ({ consent, email, ...person }: Values) => ({
    ...person,
    ticket: outcome.ticket,
    browser_secret: flow.secret,
    ...(proved ? {} : { email }),
    ...(consent ? { consent_version: CONSENT_VERSION } : {}),
  });
  const { form, busy, error, onSubmit, field } = useApiForm<Values>({
    initialValues: {
      first_name: flow.typed?.first_name ?? outcome.first_name,
      last_name: flow.typed?.last_name ?? outcome.last_name,
      email: (proved ? null : flow.typed?.email) ?? outcome.email ?? '',
      consent: false,
    },
    validate: (values) => {
      const { consent_version: _, ...mistakes } = mistakesOf(SignInRegistration, bodyOf(values));
      return values.consent ? mistakes : { ...mistakes, consent: authText.consentMissing };
    },
    submit: async (values) =>
      onSuccess(await registerByProvider({ ...bodyOf(values), consent_version: CONSENT_VERSION })),
  });

  return (
    <MessagePage title={text.title} text={text.text(called({ id: flow.provider, name: flow.name }))}>
      <Stack as="form" gap="14" className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.names}>
          <TextInput
            label={text.firstName}
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            {...field('first_name')}
          />
          <TextInput
            label={text.lastName}
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            {...field('last_name')}
          />
        </div>
        <TextInput
          label={text.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          description={proved ? text.emailNote : text.emailAsked}
          {...field('email')}
          readOnly={proved || busy}
        />
        {outcome.workspace !== null && <Text tone="ink-2">{text.joins(outcome.workspace)}</Text>}
        <div>
          <Checkbox label={authText.consent} {...form.checkbox('consent')} />
          <p className={`${styles.quiet} ${styles.consent}`}>
            <a href={siteAddress('/consent')} target="_blank" rel="noreferrer">
              {authText.consentText(formatDate(`${CONSENT_VERSION}T12:00:00Z`))}
            </a>
          </p>
        </div>
        <StepFailure error={error} fallback={text.failed} flow={flow} typed={form.values} />
        {!isOver(error) && (
          <Button type="submit" fullWidth disabled={busy}>
            {busy ? text.submitting : text.submit}
          </Button>
        )}
        <p className={styles.quiet}>{text.have}</p>
      </Stack>
    </MessagePage>
  );
}
