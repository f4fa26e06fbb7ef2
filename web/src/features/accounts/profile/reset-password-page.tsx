import { Button, PasswordInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PasswordReset } from '#shared/models/account.ts';
import { PASSWORD_MAX_LENGTH } from '#shared/models/user.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { accountText } from '#text/accounts/profile.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import styles from './account.module.css';
import { resetPassword } from './api.ts';
import { useResetLink } from './lib/use-reset-link.ts';

const text = accountText.reset;

interface ResetPasswordPageProps {
  /** Stands there while it is asked whether the link is alive. */
  readonly waiting: ReactNode;
  /** Asks for another letter. */
  readonly another: ReactNode;
}

/** Behind the link of the letter: a new password, then the login; a dead link says so before anything is typed. */
export function ResetPasswordPage({ waiting, another }: ResetPasswordPageProps) {
  const { token = '' } = useParams();
  const link = useResetLink(token);
  const [done, setDone] = useState(false);
  useDocumentTitle(text.title);
  if (done) {
    return (
      <MessagePage title={text.doneTitle} text={text.doneText}>
        <Link to={paths.home} state={{ login: true }} className="button">
          {text.toLogin}
        </Link>
      </MessagePage>
    );
  }
  if (link === 'dead') {
    return (
      <ThemeProvider>
        <MessagePage title={text.deadTitle} text={text.deadText}>
          <div className={styles.page}>{another}</div>
        </MessagePage>
      </ThemeProvider>
    );
  }
  if (link === 'asking') return waiting;
  return (
    <ThemeProvider>
      <MessagePage title={text.title} text={text.text}>
        <ResetForm token={token} onDone={() => setDone(true)} />
      </MessagePage>
    </ThemeProvider>
  );
}

function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { busy, error, onSubmit, field } = useApiForm({
    initialValues: { password: '', password_confirm: '' },
    validate: (values) => mistakesOf(PasswordReset, { ...values, token }),
    submit: async (values) => {
      await resetPassword({ ...values, token });
      onDone();
    },
  });
  const password = (name: 'password' | 'password_confirm') => ({
    maxLength: PASSWORD_MAX_LENGTH,
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': accountText.password.show },
    ...field(name),
  });

  return (
    <form className={`${styles.form} ${styles.page}`} onSubmit={onSubmit} noValidate>
      <PasswordInput label={text.password} description={text.hint} {...password('password')} />
      <PasswordInput label={text.again} {...password('password_confirm')} />
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <Button type="submit" fullWidth disabled={busy}>
        {busy ? text.saving : text.save}
      </Button>
    </form>
  );
}
