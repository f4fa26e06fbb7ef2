import { lazy, Suspense, useState } from 'react';
import { SignInPage } from '#web/features/accounts/sign-in/sign-in-page.tsx';
import { PORTAL_STATE_PREFIX } from '#shared/rules/portal-address.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Bitrix24 sends back to one page, whatever its application was let in for. */
const PortalReturnRoute = lazy(() => import('./portal-return-route.tsx'));

/** Where the page of a provider leads back to. */
export default function SignInRoute() {
  const [state] = useState(() => new URLSearchParams(window.location.search).get('state') ?? '');
  if (state.startsWith(PORTAL_STATE_PREFIX)) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PortalReturnRoute />
      </Suspense>
    );
  }
  return <SignInPage waiting={<LoadingScreen>{signInText.page.progress}</LoadingScreen>} />;
}
