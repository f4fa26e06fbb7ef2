import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { Profile } from '#shared/models/account.ts';
import { NAME_MAX_LENGTH, type User } from '#shared/models/user.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { fieldErrors } from '#web/lib/api-error.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { accountText } from '../text.ts';
import { Note } from '#web/ui/note.tsx';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import styles from '../account.module.css';
import { useProfileChange } from '../api.ts';

const text = accountText.profile;

/** The name and the address; a new address waits for the link mailed to it. */
export function ProfileForm({ user }: { readonly user: User }) {
  const change = useProfileChange();
  const success = useTemporaryMessage();
  const form = useForm({
    initialValues: { first_name: user.first_name, last_name: user.last_name, email: user.email },
    validate: (values) => mistakesOf(Profile, values),
  });
  useNewEmail(user.email, form.setFieldValue);
  const field = (name: keyof typeof form.values) => ({ readOnly: change.busy, ...form.getInputProps(name) });

  async function save(body: typeof form.values) {
    if (change.busy) return;
    success.clear();
    try {
      const { first_name, last_name, email } = await change.run({ body });
      form.setValues({ first_name, last_name, email });
      success.show(text.saved);
    } catch (error) {
      form.setErrors(fieldErrors(error));
    }
  }

  // The account's own address would call off the change that waits; only the button beside it does that.
  const submit = (values: typeof form.values) =>
    save({ ...values, email: values.email === user.email ? (user.pending_email ?? user.email) : values.email });
  const callOff = () => save({ first_name: user.first_name, last_name: user.last_name, email: user.email });

  const focusFirst = (mistakes: typeof form.errors) => form.getInputNode(Object.keys(mistakes)[0] ?? '')?.focus();

  return (
    <DialogSection title={text.title}>
      <form className={styles.form} onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
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
        {user.pending_email !== undefined && (
          <>
            <Note tone="warning">{text.pending(user.pending_email)}</Note>
            <div className={styles.actions}>
              <Button variant="default" disabled={change.busy} onClick={() => void callOff()}>
                {text.callOff}
              </Button>
            </div>
          </>
        )}
        {change.error !== null && <FailureNote error={change.error} fallback={text.failed} />}
        {success.message !== null && <Note tone="good">{success.message}</Note>}
        <div className={styles.actions}>
          <Button type="submit" disabled={change.busy}>
            {change.busy ? text.saving : text.save}
          </Button>
        </div>
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
