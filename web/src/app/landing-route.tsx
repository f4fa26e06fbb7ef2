import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { useVisitor } from '#web/features/landing/use-visitor.ts';
import { logout } from '#web/lib/api-client.ts';
import { hasSession } from '#web/lib/session.ts';
import { appText } from '#web/text/app.ts';
import { landingText } from '#web/text/landing.ts';
import styles from './landing-route.module.css';
import { paths } from './paths.ts';

const loadAuthModal = () => import('#web/features/auth/auth-modal.tsx');
const AuthModal = lazy(loadAuthModal);

/** The landing with what leads into the app: the visitor, and the login that arrives only when it is wanted. */
export default function LandingRoute() {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const expired = useExpiredNotice();
  // Once opened it stays mounted, so that closing loses nothing typed.
  const [auth, setAuth] = useState<'unused' | 'open' | 'closed'>('unused');
  useScrollToAnchor(hash);
  useEffect(() => {
    document.title = landingText.title;
  }, []);

  const enter = useCallback(() => navigate(paths.app), [navigate]);
  const opener = useRef<Element | null>(null);
  function openAuth() {
    opener.current = document.activeElement;
    setAuth('open');
  }
  // The dialog arrives after the click, so it cannot know by itself where the focus came from.
  function closeAuth() {
    setAuth('closed');
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  const prefetch = useCallback(() => void loadAuthModal().catch(() => undefined), []);

  return (
    <>
      {expired && auth === 'unused' && (
        <p role="alert" className={styles.notice}>
          {appText.sessionExpired}
        </p>
      )}
      <LandingPage
        visitor={visitor}
        onStart={() => (hasSession() ? enter() : openAuth())}
        onLogin={openAuth}
        onLogout={logout}
        onIntent={prefetch}
      />
      {auth !== 'unused' && (
        <Suspense fallback={null}>
          <AuthModal opened={auth === 'open'} onClose={closeAuth} onSuccess={enter} />
        </Suspense>
      )}
    </>
  );
}

/** The page arrives after its address: the browser's own jump to #pricing has found nothing. */
function useScrollToAnchor(hash: string): void {
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

/** Whether this visit began with a session that ran out; told once, not again after a reload. */
function useExpiredNotice(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [expired] = useState(() => isExpired(state));
  useEffect(() => {
    if (isExpired(state)) navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  return expired;
}

function isExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'expired' in state && state.expired === true;
}
