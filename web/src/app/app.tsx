import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { PUBLIC_PAGES } from '#shared/models/site.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isWrongPollAddress } from './paths.ts';
import { Waiting } from './waiting.tsx';

const LandingRoute = lazy(() => import('./landing-route.tsx'));
const InvitationRoute = lazy(() => import('./invitation-route.tsx'));
const TextPage = lazy(() => import('#web/features/landing/pages/text-page.tsx'));
const ApiPage = lazy(() => import('#web/features/landing/pages/api-page.tsx'));
const GuardedApp = lazy(() => import('./guarded-app.tsx'));
const SectionView = lazy(() => import('./sections/section-view.tsx'));
const SubscriptionPage = lazy(() => import('#web/features/subscription/subscription-page.tsx'));
const ResetPasswordPage = lazy(() => import('#web/features/account/reset-password-page.tsx'));
const ConfirmEmailPage = lazy(() => import('#web/features/account/confirm-email-page.tsx'));
const PollsSection = lazy(() => import('#web/features/polls/polls-section.tsx'));

/** Every address of the app. The public poll page is a page of its own (poll.html) and not among them. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <Suspense fallback={<Waiting />}>
          <AppRoutes />
        </Suspense>
      </BrowserRouter>
    </CrashBoundary>
  );
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
