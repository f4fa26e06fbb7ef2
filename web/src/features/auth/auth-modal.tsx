import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { Tokens } from '#shared/models/user.ts';
import { startSession } from '#web/lib/session.ts';
import { authText as text } from '#web/text/auth.ts';
import { Kit } from '#web/ui/kit.tsx';
import styles from './auth-modal.module.css';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

interface AuthModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The tokens are stored; the way into the app is open. */
  readonly onSuccess: () => void;
}

/** Login first, registration one click away. Both forms stay mounted, so nothing typed is lost by switching or closing. */
export default function AuthModal({ opened, onClose, onSuccess }: AuthModalProps) {
  const [registering, setRegistering] = useState(false);

  function enter(tokens: Tokens) {
    startSession(tokens);
    onSuccess();
  }

  return (
    <Kit>
      <Modal
        opened={opened}
        onClose={onClose}
        onExitTransitionEnd={() => setRegistering(false)}
        title={registering ? text.registrationTitle : text.loginTitle}
        size={440}
        returnFocus={false}
        keepMounted
      >
        <div hidden={registering}>
          <LoginForm onSuccess={enter} />
          <Switch question={text.noAccount} action={text.toRegistration} onClick={() => setRegistering(true)} />
        </div>
        <div hidden={!registering}>
          <RegistrationForm onSuccess={enter} />
          <Switch question={text.haveAccount} action={text.toLogin} onClick={() => setRegistering(false)} />
        </div>
      </Modal>
    </Kit>
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
