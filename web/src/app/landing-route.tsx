import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { useVisitor } from '#web/features/landing/use-visitor.ts';
import { logout } from '#web/lib/api-client.ts';
import { hasSession } from '#web/lib/session.ts';
import { appText } from '#web/text/app.ts';
import { landingText } from '#web/text/landing.ts';
import styles from './landing-route.module.css';
import { paths } from '#web/lib/paths.ts';

const loadAuthModal = () => import('#web/features/auth/auth-modal.tsx');
const AuthModal = lazy(loadAuthModal);

/** The landing with what leads into the app: the visitor, and the login that arrives only when it is wanted. */
export default function LandingRoute() {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { expired, wanted, login } = useArrival();
  // Once opened it stays mounted, so that closing loses nothing typed.
  const [auth, setAuth] = useState<'unused' | 'open' | 'closed'>(login ? 'open' : 'unused');
  useScrollToAnchor(hash);
  useEffect(() => {
    document.title = landingText.title;
  }, []);

  const enter = useCallback(() => navigate(wanted ?? paths.app), [navigate, wanted]);
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

interface Arrival {
  /** Whether this visit began with a session that ran out. */
  readonly expired: boolean;
  /** The page behind the login that was asked for; null when the visitor came for the landing itself. */
  readonly wanted: string | null;
  /** Whether the visitor comes to log in, from the page of a new password, say. */
  readonly login: boolean;
}

/** What the guard said when it sent somebody here; told once, not again after a reload. */
function useArrival(): Arrival {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => readArrival(state));
  useEffect(() => {
    if (state !== null) navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  return arrival;
}

function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return { expired: false, wanted: null, login: false };
  return {
    expired: 'expired' in state && state.expired === true,
    wanted: 'wanted' in state && typeof state.wanted === 'string' ? state.wanted : null,
    login: 'login' in state && state.login === true,
  };
}
