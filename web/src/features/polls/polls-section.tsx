import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { readPollScreen } from './lib/poll-screen.ts';
import { PollList } from '#web/features/polls/list/poll-list-page.tsx';
import { PollResults } from '#web/features/polls/results/poll-results-page.tsx';
import { PollTake } from '#web/features/polls/taking/take-poll-page.tsx';

/** The forms come with what moves questions about; whoever only looks does not wait for it. */
const PollCreate = lazy(() => import('#web/features/polls/authoring/create-poll-page.tsx'));
const PollEdit = lazy(() => import('#web/features/polls/authoring/edit-poll-page.tsx'));

/** The poll section of the app: its address says which of its screens is shown. */
export default function PollsSection() {
  const { pathname, search } = useLocation();
  const screen = readPollScreen(pathname, search);
  switch (screen.kind) {
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
