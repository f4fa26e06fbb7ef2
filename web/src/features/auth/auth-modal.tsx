import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { LoginTokens } from '#shared/models/user.ts';
import { rememberDevice } from '#web/lib/device-token.ts';
import { startSession } from '#web/lib/session.ts';
import { authText as text } from './text.ts';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import styles from './auth-modal.module.css';
import { ForgotPasswordForm } from './components/forgot-password-form.tsx';
import { LoginForm } from './components/login-form.tsx';
import { RegistrationForm } from './components/registration-form.tsx';

interface AuthModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The tokens are stored; the way into the app is open. */
  readonly onSuccess: () => void;
}

type Mode = 'login' | 'registration' | 'forgot';

const TITLES: Record<Mode, string> = {
  login: text.loginTitle,
  registration: text.registrationTitle,
  forgot: text.forgotTitle,
};

/** Login first, the others one click away. The forms stay mounted, so nothing typed is lost by switching or closing. */
export default function AuthModal({ opened, onClose, onSuccess }: AuthModalProps) {
  const [mode, setMode] = useState<Mode>('login');

  function enter(tokens: LoginTokens) {
    rememberDevice(tokens);
    startSession(tokens);
    onSuccess();
  }

  return (
    <ThemeProvider>
      <Modal
        opened={opened}
        onClose={onClose}
        onExitTransitionEnd={() => setMode('login')}
        title={TITLES[mode]}
        size={440}
        returnFocus={false}
        keepMounted
      >
        <div hidden={mode !== 'login'}>
          <LoginForm onSuccess={enter} onForgot={() => setMode('forgot')} />
          <Switch question={text.noAccount} action={text.toRegistration} onClick={() => setMode('registration')} />
        </div>
        <div hidden={mode !== 'registration'}>
          <RegistrationForm onSuccess={enter} />
          <Switch question={text.haveAccount} action={text.toLogin} onClick={() => setMode('login')} />
        </div>
        <div hidden={mode !== 'forgot'}>
          <ForgotPasswordForm />
          <Switch question={text.remembered} action={text.toLogin} onClick={() => setMode('login')} />
        </div>
      </Modal>
    </ThemeProvider>
  );
}

interface SwitchProps {
  readonly question: string;
  readonly action: string;
  readonly onClick: () => void;
}

function Switch({ question, action, onClick }: SwitchProps) {
  return (
    <p className={styles.switch}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onClick}>
        {action}
      </button>
    </p>
  );
}
