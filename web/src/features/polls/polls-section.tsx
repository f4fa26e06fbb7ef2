import { useLocation } from 'react-router-dom';
import { readPollScreen } from './lib/poll-screen.ts';
import { PollCreate } from './pages/poll-create.tsx';
import { PollEditLater } from './pages/poll-edit-later.tsx';
import { PollList } from './pages/poll-list.tsx';
import { PollResults } from './pages/poll-results.tsx';
import { PollTake } from './pages/poll-take.tsx';

/** The poll section of the app: its address says which of its screens is shown. */
export default function PollsSection() {
  const { pathname, search } = useLocation();
  const screen = readPollScreen(pathname, search);
  switch (screen.is) {
    case 'list':
      return <PollList />;
    case 'create':
      return <PollCreate />;
    case 'results':
      return <PollResults pollId={screen.pollId} />;
    case 'take':
      return <PollTake pollId={screen.pollId} />;
    case 'edit':
      return <PollEditLater />;
  }
}
