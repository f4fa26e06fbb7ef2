import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import AuthModal from '#web/features/accounts/login/auth-modal.tsx';
import type { LoginCallbacks, LoginDialog, LoginStart } from '#web/features/landing/use-login.ts';

/** The login in a root of its own: whatever page opens it need not run on React. */
export function createLoginDialog({ onClose, onSuccess }: LoginCallbacks, returnTo?: string): LoginDialog {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let start: LoginStart = 'login';
  const draw = (opened: boolean) =>
    root.render(
      <StrictMode>
        <AuthModal opened={opened} start={start} returnTo={returnTo} onClose={close} onSuccess={onSuccess} />
      </StrictMode>,
    );
  // It stays mounted, so that closing loses nothing typed.
  function close() {
    draw(false);
    onClose();
  }
  return {
    open: (wanted) => {
      start = wanted;
      draw(true);
    },
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
}
