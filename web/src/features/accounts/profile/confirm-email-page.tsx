import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useHasSession } from '#web/lib/use-session.ts';
import { accountText } from '#text/accounts/profile.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import styles from './account.module.css';
import { confirmEmail } from './api.ts';

const text = accountText.confirmation;

/** Behind the link of the letter. A press confirms, not the visit: mail programs open links by themselves. */
export default function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const confirmation = useAction();
  const hasSession = useHasSession();
  const [email, setEmail] = useState<string | null>(null);
  useDocumentTitle(text.title);

  const confirm = () =>
    confirmation.run(
      () => confirmEmail(token),
      ({ email: confirmed }) => setEmail(confirmed),
    );

  if (email !== null) {
    return (
      <MessagePage title={text.doneTitle} text={text.doneText(email)}>
        <Link
          to={hasSession ? paths.app : paths.home}
          state={hasSession ? undefined : { login: true }}
          className="button"
        >
          {hasSession ? text.toApp : accountText.reset.toLogin}
        </Link>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={text.title} text={text.text}>
      <div className={`${styles.form} ${styles.page}`}>
        {confirmation.error !== null && <FailureNote error={confirmation.error} fallback={text.failed} />}
        <button type="button" className="button" disabled={confirmation.busy} onClick={() => void confirm()}>
          {confirmation.busy ? text.confirming : text.confirm}
        </button>
      </div>
    </MessagePage>
  );
}
