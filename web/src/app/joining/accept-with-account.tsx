import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useVisitor } from '#web/features/landing/use-visitor.ts';
import { logout } from '#web/lib/api-client.ts';
import { useAction } from '#web/lib/use-action.ts';
import { joiningText as text } from '#text/common/joining.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from './joining.module.css';

const AuthModal = lazy(() => import('#web/features/accounts/login/auth-modal.tsx'));

interface AcceptWithAccountProps<Result> {
  readonly words: { readonly guestText: string; readonly accept: string; readonly accepting: string };
  readonly accept: () => Promise<Result>;
  readonly onAccepted: (result: Result) => unknown;
}

/** A guest logs in first; whoever is logged in says yes, or comes back with another account. */
export function AcceptWithAccount<Result>({ words, accept, onAccepted }: AcceptWithAccountProps<Result>) {
  const visitor = useVisitor();
  const login = useLogin();
  const acceptance = useAction();

  function change() {
    logout();
    acceptance.reset();
    login.open();
  }

  return (
    <>
      {visitor ? (
        <>
          <p className={styles.account}>{text.asUser(visitor.email)}</p>
          {acceptance.error !== null && <FailureNote error={acceptance.error} />}
          <button
            type="button"
            className="button"
            onClick={() => void acceptance.run(accept, onAccepted)}
            disabled={acceptance.busy}
          >
            {acceptance.busy ? words.accepting : words.accept}
          </button>
          <button type="button" className="button button-outline" onClick={change} disabled={acceptance.busy}>
            {text.otherAccount}
          </button>
        </>
      ) : (
        <>
          <p className={styles.account}>{words.guestText}</p>
          <button type="button" className="button" onClick={login.open}>
            {text.guest}
          </button>
        </>
      )}
      {login.dialog}
    </>
  );
}

/** The dialog of login and registration on these pages; who has logged in stays where they are. */
export function useLogin() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => setState('closed');
  const { pathname, search } = useLocation();
  return {
    open: () => setState('open'),
    dialog: state !== 'unused' && (
      <Suspense fallback={null}>
        <AuthModal opened={state === 'open'} returnTo={pathname + search} onClose={close} onSuccess={close} />
      </Suspense>
    ),
  };
}
