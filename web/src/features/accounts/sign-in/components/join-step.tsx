import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { SignInJoining } from '#shared/models/sign-in.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { authText } from '#text/accounts/login.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { ForgotPasswordForm } from '../../login/components/forgot-password-form.tsx';
import { wantedOf } from '../../login/lib/wanted-of.ts';
import { joinIdentity, type Outcome } from '../api.ts';
import { called } from '../lib/called.ts';
import type { Flow } from '../lib/kept-flow.ts';
import { isOver, StepFailure } from './step-failure.tsx';
import styles from './steps.module.css';

const text = signInText.page.join;

interface JoinStepProps {
  readonly flow: Flow;
  readonly outcome: Extract<Outcome, { kind: 'join' }>;
  readonly onSuccess: (tokens: LoginTokens) => void;
  /** The password is right and not enough. */
  readonly onSecondStep: (wanted: SecondFactorWanted) => void;
}

/** There is an account with this address: whose it is, its password says, once. */
export function JoinStep({ flow, outcome, onSuccess, onSecondStep }: JoinStepProps) {
  const [forgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState(outcome.email);
  const first = useFocusOnArrival();
  const bodyOf = (values: { password: string }) => ({
    ...values,
    ticket: outcome.ticket,
    browser_secret: flow.secret,
  });
  const { busy, error, onSubmit, field } = useApiForm({
    initialValues: { password: '' },
    validate: (values) => mistakesOf(SignInJoining, bodyOf(values)),
    submit: (values) =>
      joinIdentity(bodyOf(values)).then(onSuccess, (failure: unknown) => onSecondStep(wantedOf(failure))),
  });

  return (
    <MessagePage title={text.title} text={text.text(outcome.email, called({ id: flow.provider, name: flow.name }))}>
      <Stack gap="14" className={styles.form}>
        <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
          {/* What a keeper of passwords knows the account by. */}
          <input type="hidden" autoComplete="username" value={outcome.email} readOnly />
          <PasswordInput
            label={text.password}
            description={text.why}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': authText.showPassword }}
            {...field('password')}
            ref={first}
          />
          <StepFailure error={error} fallback={text.failed} flow={flow} />
          {!isOver(error) && (
            <Button type="submit" fullWidth disabled={busy}>
              {busy ? text.submitting : text.submit}
            </Button>
          )}
        </Stack>
        {forgotten ? (
          <ForgotPasswordForm email={email} onEmail={setEmail} />
        ) : (
          <button type="button" className={styles.link} onClick={() => setForgotten(true)}>
            {authText.forgotPassword}
          </button>
        )}
      </Stack>
    </MessagePage>
  );
}
