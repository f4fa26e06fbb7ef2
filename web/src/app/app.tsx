import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isWrongPollAddress } from './paths.ts';
import { Waiting } from './waiting.tsx';

const LandingRoute = lazy(() => import('./landing-route.tsx'));
const GuardedApp = lazy(() => import('./guarded-app.tsx'));
const SectionView = lazy(() => import('./sections/section-view.tsx'));
const SubscriptionSection = lazy(() => import('./sections/subscription-section.tsx'));
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
      <Route element={<GuardedApp />}>
        <Route path="/app" element={<SectionView />} />
        <Route path="/app/poll" element={<PollsSection />} />
        <Route path="/app/poll/create" element={<PollsSection />} />
        <Route path="/app/poll/:pollId/:view?" element={<PollsSection />} />
        <Route path="/app/tasks" element={<SectionView />} />
        <Route path="/app/bitrix24/tasks" element={<SectionView />} />
        <Route path="/app/bitrix24/employee/:employeeId" element={<SectionView />} />
        <Route path="/app/subscription" element={<SubscriptionSection />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
