import { Link } from 'react-router-dom';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useHasSession } from '#web/lib/use-session.ts';
import { commonText } from '#text/common/common.ts';
import { joiningText as text } from '#text/common/joining.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { useLogin } from './accept-with-account.tsx';
import styles from './joining.module.css';

interface DeadLinkProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A link that opens nothing says why, and what to do; a guest who has joined by it before only has to log in. */
export function DeadLink({ title, error, onRetry }: DeadLinkProps) {
  const hasSession = useHasSession();
  const login = useLogin();
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <MessagePage title={title} text={messageOf(error)}>
      {!isRefused && (
        <button type="button" className="button" onClick={onRetry}>
          {commonText.retry}
        </button>
      )}
      {isRefused && !hasSession && (
        <>
          <p className={styles.account}>{text.alreadyIn}</p>
          <button type="button" className="button" onClick={login.open}>
            {text.login}
          </button>
        </>
      )}
      <Link to={paths.home} className={isRefused && hasSession ? 'button' : 'button button-outline'}>
        {commonText.toHome}
      </Link>
      {login.dialog}
    </MessagePage>
  );
}
