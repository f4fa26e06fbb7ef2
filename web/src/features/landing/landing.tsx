import { useEffect } from 'react';
import { rememberChosenPlan } from '#web/lib/chosen-plan.ts';
import { hasSession } from '#web/lib/session.ts';
import { landingText as text } from '#text/site/landing.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { LandingPage } from './landing-page.tsx';
import styles from './landing.module.css';
import { useLogin, type LoadLogin } from './use-login.ts';
import { leave, useVisitor } from './use-visitor.ts';

interface LandingProps {
  readonly loadLogin: LoadLogin;
  /** Somebody with a session goes into the app. */
  readonly onEnter: () => void;
  /** Somebody has logged in, and goes there too; keeps its identity. */
  readonly onLogin: () => void;
  /** Whether the visitor comes to log in, from the page of a new password, say. */
  readonly loginAtOnce?: boolean;
  /** What is to be said until the login is opened. */
  readonly notice?: string | undefined;
}

/** The landing with what leads into the app: the visitor, and the login. */
export function Landing({ loadLogin, onEnter, onLogin, loginAtOnce = false, notice }: LandingProps) {
  const visitor = useVisitor();
  const login = useLogin(loadLogin, onLogin);
  const { open } = login;
  useEffect(() => {
    if (loginAtOnce) void open();
  }, [loginAtOnce, open]);
  const said = login.state === 'failed' ? text.loginFailed : login.state === 'unused' && !loginAtOnce && notice;
  // Whoever begins has no account yet; the way to the login stands in the dialog.
  const start = () => (hasSession() ? onEnter() : void open('registration'));
  return (
    <>
      {said && (
        <Text role="alert" size="body" tone="honey" weight="560" className={styles.notice}>
          {said}
        </Text>
      )}
      <LandingPage
        visitor={visitor}
        onStart={start}
        onChoose={(plan) => {
          if (!hasSession()) rememberChosenPlan(plan);
          start();
        }}
        onLogin={() => void open()}
        onLogout={leave}
        onIntent={login.prefetch}
      />
    </>
  );
}
