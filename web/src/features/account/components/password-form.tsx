import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { PasswordChange } from '#shared/models/account.ts';
import { PASSWORD_MAX_LENGTH } from '#shared/models/user.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { fieldErrors } from '#web/lib/api-error.ts';
import { rememberDevice } from '#web/lib/device-token.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { accountText } from '../text.ts';
import { Note } from '#web/ui/note.tsx';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import styles from '../account.module.css';
import { usePasswordChange, useSessions } from '../api.ts';

const text = accountText.password;
const EMPTY = { current_password: '', new_password: '', new_password_confirm: '' };

/** A new password for whoever knows the old one; the other devices leave. */
export function PasswordForm() {
  const [opened, setOpened] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <DialogSection
      title={text.title}
      aside={
        !opened && (
          <Button
            variant="default"
            onClick={() => {
              setChanged(false);
              setOpened(true);
            }}
          >
            {text.change}
          </Button>
        )
      }
    >
      {changed && <Note tone="good">{text.saved}</Note>}
      {opened && (
        <ChangeForm
          onClose={(done) => {
            setOpened(false);
            setChanged(done);
          }}
        />
      )}
    </DialogSection>
  );
}

function ChangeForm({ onClose }: { readonly onClose: (changed: boolean) => void }) {
  const change = usePasswordChange();
  const sessions = useSessions();
  const first = useFocusOnArrival();
  const form = useForm({ initialValues: EMPTY, validate: (values) => mistakesOf(PasswordChange, values) });
  const field = (name: keyof typeof EMPTY) => ({
    readOnly: change.busy,
    maxLength: PASSWORD_MAX_LENGTH,
    visibilityToggleButtonProps: { 'aria-label': text.show },
    ...form.getInputProps(name),
  });

  async function submit(values: typeof EMPTY) {
    if (change.busy) return;
    try {
      rememberDevice(await change.run({ body: values }));
      void sessions.mutate();
      onClose(true);
    } catch (error) {
      form.setErrors(fieldErrors(error));
    }
  }

  const focusFirst = (mistakes: typeof form.errors) => form.getInputNode(Object.keys(mistakes)[0] ?? '')?.focus();

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
      <p className={styles.text}>{text.note}</p>
      <PasswordInput label={text.current} autoComplete="current-password" {...field('current_password')} ref={first} />
      <PasswordInput
        label={text.fresh}
        description={text.hint}
        autoComplete="new-password"
        {...field('new_password')}
      />
      <PasswordInput label={text.again} autoComplete="new-password" {...field('new_password_confirm')} />
      {change.error !== null && <FailureNote error={change.error} fallback={text.failed} />}
      <div className={styles.actions}>
        <Button type="submit" disabled={change.busy}>
          {change.busy ? text.saving : text.save}
        </Button>
        <Button variant="default" disabled={change.busy} onClick={() => onClose(false)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
