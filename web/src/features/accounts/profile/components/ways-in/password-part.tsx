import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { PasswordChange } from '#shared/models/account.ts';
import { PASSWORD_MAX_LENGTH } from '#shared/models/user.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { accountText } from '#text/accounts/profile.ts';
import { waysInText } from '#text/accounts/ways-in.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Note } from '#web/ui/note.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { requestPasswordReset } from '../../../login/api.ts';
import styles from '../../account.module.css';
import { usePasswordChange } from '../../api.ts';
import { useIdentities } from '../../identities-api.ts';
import { WayPart } from './way-part.tsx';

const text = accountText.password;
const EMPTY = { current_password: '', new_password: '', new_password_confirm: '' };

/** A new password for whoever knows the old one; the other devices leave. Who has none is sent the link to set one. */
export function PasswordPart({ email }: { readonly email: string }) {
  const [opened, setOpened] = useState(false);
  const success = useTemporaryMessage();
  const ways = useIdentities();
  if (ways.data?.has_password === false) return <NoPassword email={email} />;
  return (
    <WayPart
      title={text.title}
      aside={
        !opened && (
          <Button
            variant="default"
            onClick={() => {
              success.clear();
              setOpened(true);
            }}
          >
            {text.change}
          </Button>
        )
      }
    >
      {success.message !== null && <Note tone="good">{success.message}</Note>}
      {opened && (
        <ChangeForm
          onClose={(done) => {
            setOpened(false);
            if (done) success.show(text.saved);
          }}
        />
      )}
    </WayPart>
  );
}

function NoPassword({ email }: { readonly email: string }) {
  const { busy, error, run } = useAction();
  const [sent, setSent] = useState(false);
  return (
    <WayPart
      title={text.title}
      aside={
        <Button
          variant="default"
          disabled={busy}
          onClick={() =>
            void run(
              () => requestPasswordReset(email),
              () => setSent(true),
            )
          }
        >
          {busy ? waysInText.password.setting : waysInText.password.set}
        </Button>
      }
    >
      {sent ? (
        <Note tone="good">{waysInText.password.sent(email)}</Note>
      ) : (
        <Text tone="ink-2">{waysInText.password.none}</Text>
      )}
      {error !== null && <FailureNote error={error} fallback={waysInText.password.failed} />}
    </WayPart>
  );
}

function ChangeForm({ onClose }: { readonly onClose: (changed: boolean) => void }) {
  const change = usePasswordChange();
  const first = useFocusOnArrival();
  const { busy, error, onSubmit, field } = useApiForm({
    initialValues: EMPTY,
    validate: (values) => mistakesOf(PasswordChange, values),
    submit: async (values) => {
      await change(values);
      onClose(true);
    },
  });
  const password = (name: keyof typeof EMPTY) => ({
    maxLength: PASSWORD_MAX_LENGTH,
    visibilityToggleButtonProps: { 'aria-label': text.show },
    ...field(name),
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.note}
      </Text>
      <PasswordInput
        label={text.current}
        autoComplete="current-password"
        {...password('current_password')}
        ref={first}
      />
      <PasswordInput
        label={text.fresh}
        description={text.hint}
        autoComplete="new-password"
        {...password('new_password')}
      />
      <PasswordInput label={text.again} autoComplete="new-password" {...password('new_password_confirm')} />
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <Inline gap="10">
        <Button type="submit" disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => onClose(false)}>
          {text.cancel}
        </Button>
      </Inline>
    </form>
  );
}
