import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams, type RouteObject } from 'react-router-dom';
import { isWrongPollAddress, paths, SECTIONS } from '#web/lib/paths.ts';
import { CrashedPage, CrashedSection } from './crashed.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pageOfQuery, PAGES, type Page, type RouteHandle } from './pages.ts';

const loadLanding = () => import('./landing-route.tsx');
const loadGuardedApp = () => import('./guarded-app.tsx');

const LandingRoute = lazy(loadLanding);
const InvitationRoute = lazy(() => import('./joining/invitation-route.tsx'));
const JoinRoute = lazy(() => import('./joining/join-route.tsx'));
const VerifyEmailRoute = lazy(() => import('./joining/verify-email-route.tsx'));
const ResetPasswordPage = lazy(() => import('./reset-password-route.tsx'));
const SignInRoute = lazy(() => import('./sign-in-route.tsx'));
const ConfirmEmailPage = lazy(() => import('#web/features/accounts/profile/confirm-email-page.tsx'));
const GuardedApp = lazy(loadGuardedApp);
const UnsubscribePage = lazy(() => import('#web/features/automations/unsubscribe-page.tsx'));

function show(page: Page): Pick<RouteObject, 'element' | 'handle'> {
  return { element: <page.Component />, handle: { pageOf: () => page } satisfies RouteHandle };
}

/**
 * Every address of the app; the public pages are documents of their own, and the landing is both. Pages arrive by
 * React's `lazy`, not by the router's: the address and what stands around a page change at once, and its shape waits in
 * its place.
 */
export const routes: RouteObject[] = [
  {
    element: (
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    ),
    errorElement: <CrashedPage />,
    children: [
      { path: '/', element: <LandingRoute />, handle: { load: loadLanding } satisfies RouteHandle },
      // What people type: the login is a dialog of the landing.
      { path: '/login', element: <Navigate to={paths.home} state={{ login: true }} replace /> },
      { path: '/invitation/:token', element: <InvitationRoute /> },
      { path: '/join/:token', element: <JoinRoute /> },
      { path: '/verify-email/:token', element: <VerifyEmailRoute /> },
      { path: '/reset-password/:token', element: <ResetPasswordPage /> },
      { path: '/confirm-email/:token', element: <ConfirmEmailPage /> },
      { path: '/sign-in/callback/:provider', element: <SignInRoute /> },
      { path: '/unsubscribe/:token', element: <UnsubscribePage /> },
      {
        path: '/app',
        element: <KnownAddress />,
        children: [
          {
            element: <GuardedApp />,
            handle: { load: loadGuardedApp } satisfies RouteHandle,
            // A fault in one section leaves the shell usable; it is over with the next address.
            children: [{ element: <Outlet />, errorElement: <CrashedSection />, children: sectionRoutes() }],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

function sectionRoutes(): RouteObject[] {
  return [
    { index: true, element: <PageOfQuery />, handle: { pageOf: pageOfQuery } satisfies RouteHandle },
    ...Object.entries(PAGES).map(([path, page]) => ({ path, ...show(page) })),
    // Sections without a path of their own are found by it all the same.
    ...SECTIONS.filter((id) => !Object.hasOwn(PAGES, id)).map((id) => ({
      path: id,
      element: <Navigate to={paths.section(id)} replace />,
    })),
  ];
}

/** An address that names no poll is not found by anybody: whether they are logged in is not asked. */
function KnownAddress() {
  const { pathname } = useLocation();
  return isWrongPollAddress(pathname) ? <NotFoundPage /> : <Outlet />;
}

function PageOfQuery() {
  const [query] = useSearchParams();
  const { Component } = pageOfQuery(query);
  return <Component />;
}
