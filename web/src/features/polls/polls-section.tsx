import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { readPollScreen } from './lib/poll-screen.ts';
import { PollList } from './pages/poll-list.tsx';
import { PollResults } from './pages/poll-results.tsx';
import { PollTake } from './pages/poll-take.tsx';

/** The forms come with what moves questions about; whoever only looks does not wait for it. */
const PollCreate = lazy(() => import('./pages/poll-create.tsx'));
const PollEdit = lazy(() => import('./pages/poll-edit.tsx'));

/** The poll section of the app: its address says which of its screens is shown. */
export default function PollsSection() {
  const { pathname, search } = useLocation();
  const screen = readPollScreen(pathname, search);
  switch (screen.is) {
    case 'list':
      return <PollList />;
    case 'create':
      return (
        <Suspense fallback={<SkeletonCards count={3} lines={3} />}>
          <PollCreate />
        </Suspense>
      );
    case 'results':
      return <PollResults pollId={screen.pollId} />;
    case 'take':
      return <PollTake pollId={screen.pollId} />;
    case 'edit':
      return (
        <Suspense fallback={<SkeletonCards count={3} lines={3} />}>
          <PollEdit key={screen.pollId} pollId={screen.pollId} />
        </Suspense>
      );
  }
}
