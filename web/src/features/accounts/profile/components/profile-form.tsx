import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Profile } from '#shared/models/account.ts';
import { NAME_MAX_LENGTH, type User } from '#shared/models/user.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { accountText } from '#text/accounts/profile.ts';
import { Note } from '#web/ui/note.tsx';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import styles from '../account.module.css';
import { useProfileChange } from '../api.ts';
import { OwnAddress } from './own-address.tsx';

const text = accountText.profile;

type ProfileValues = Pick<User, 'first_name' | 'last_name' | 'email'>;

/** The name and the address; a new address waits for the link mailed to it. */
export function ProfileForm({ user }: { readonly user: User }) {
  const change = useProfileChange();
  const success = useTemporaryMessage();
  const { form, busy, error, attempt, onSubmit, field } = useApiForm<ProfileValues>({
    initialValues: { first_name: user.first_name, last_name: user.last_name, email: user.email },
    validate: (values) => mistakesOf(Profile, values),
    // The account's own address would call off the change that waits; only the button beside it does that.
    submit: (values) =>
      save({ ...values, email: values.email === user.email ? (user.pending_email ?? user.email) : values.email }),
  });
  useNewEmail(user.email, form.setFieldValue);

  async function save(body: ProfileValues) {
    success.clear();
    const { first_name, last_name, email } = await change(body);
    form.setValues({ first_name, last_name, email });
    success.show(text.saved);
  }
  const callOff = () =>
    attempt(() => save({ first_name: user.first_name, last_name: user.last_name, email: user.email }));

  return (
    <DialogSection title={text.title}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.names}>
          <TextInput
            label={text.firstName}
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            data-autofocus
            {...field('first_name')}
          />
          <TextInput
            label={text.lastName}
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
            {...field('last_name')}
          />
        </div>
        <TextInput label={text.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <OwnAddress email={user.email} />
        {user.pending_email !== undefined && (
          <>
            <Note tone="warning">{text.pending(user.pending_email)}</Note>
            <Inline gap="10">
              <Button variant="default" disabled={busy} onClick={() => void callOff()}>
                {text.callOff}
              </Button>
            </Inline>
          </>
        )}
        {error !== null && <FailureNote error={error} fallback={text.failed} />}
        {success.message !== null && <Note tone="good">{success.message}</Note>}
        <Inline gap="10">
          <Button type="submit" disabled={busy}>
            {busy ? text.saving : text.save}
          </Button>
        </Inline>
      </form>
    </DialogSection>
  );
}

/** A new address, confirmed elsewhere, takes the place of the old one unless something else was typed meanwhile. */
function useNewEmail(email: string, setField: (name: 'email', value: (typed: string) => string) => void): void {
  const known = useRef(email);
  useEffect(() => {
    const before = known.current;
    known.current = email;
    if (before !== email) setField('email', (typed) => (typed === before ? email : typed));
  }, [email, setField]);
}
