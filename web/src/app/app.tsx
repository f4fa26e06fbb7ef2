import { lazy, Suspense } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes, useLocation } from 'react-router-dom';
import { PUBLIC_PAGES } from '#shared/models/site.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isWrongPollAddress, paths } from '#web/lib/paths.ts';
import { LoadingScreen } from './loading-screen.tsx';

const loadLanding = () => import('./landing-route.tsx');
const loadGuardedApp = () => import('./guarded-app.tsx');
const loadSection = () => import('./sections/section-view.tsx');
const loadPolls = () => import('#web/features/polls/polls-section.tsx');

const LandingRoute = lazy(loadLanding);
const InvitationRoute = lazy(() => import('./invitation-route.tsx'));
const TextPage = lazy(() => import('#web/features/landing/pages/text-page.tsx'));
const ApiPage = lazy(() => import('#web/features/landing/pages/api-page.tsx'));
const GuardedApp = lazy(loadGuardedApp);
const SectionView = lazy(loadSection);
const SubscriptionPage = lazy(() => import('#web/features/subscription/subscription-page.tsx'));
const ResetPasswordPage = lazy(() => import('#web/features/account/reset-password-page.tsx'));
const ConfirmEmailPage = lazy(() => import('#web/features/account/confirm-email-page.tsx'));
const PollsSection = lazy(loadPolls);

/** Asks for all parts of the first page at once; drawing would ask for each only after the one around it. */
export function loadAhead(pathname: string): void {
  if (pathname === paths.home) void loadLanding().catch(() => undefined);
  if (!pathname.startsWith(paths.app)) return;
  const section = pathname.startsWith(paths.polls) ? loadPolls : loadSection;
  void Promise.all([loadGuardedApp(), section()]).catch(() => undefined);
}

/** One route for everything: what it adds to plain routing is that a page with unsaved work can hold whoever leaves. */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <CrashBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <AppRoutes />
        </Suspense>
      </CrashBoundary>
    ),
  },
]);

/** Every address of the app. The public poll page is a page of its own (poll.html) and not among them. */
export function App() {
  // At once, as a page that is left has nothing more to show: a transition would hold its remains until the next is loaded.
  return <RouterProvider router={router} useTransitions={false} />;
}

function AppRoutes() {
  const { pathname } = useLocation();
  if (isWrongPollAddress(pathname)) return <NotFoundPage />;
  return (
    <Routes>
      <Route path="/" element={<LandingRoute />} />
      <Route path="/invitation/:token" element={<InvitationRoute />} />
      <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
      <Route path="/confirm-email/:token" element={<ConfirmEmailPage />} />
      {PUBLIC_PAGES.map((page) => (
        <Route key={page} path={`/${page}`} element={page === 'api' ? <ApiPage /> : <TextPage page={page} />} />
      ))}
      <Route element={<GuardedApp />}>
        <Route path="/app" element={<SectionView />} />
        <Route path="/app/poll" element={<PollsSection />} />
        <Route path="/app/poll/create" element={<PollsSection />} />
        <Route path="/app/poll/:pollId/:view?" element={<PollsSection />} />
        <Route path="/app/tasks" element={<SectionView />} />
        <Route path="/app/bitrix24/tasks" element={<SectionView />} />
        <Route path="/app/bitrix24/employee/:employeeId" element={<SectionView />} />
        <Route path="/app/subscription" element={<SubscriptionPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
