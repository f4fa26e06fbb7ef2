import { loadPoll } from './api.ts';
import { find } from './found.tsx';
import { readToken } from './link.ts';
import { openPage } from './open-page.tsx';
import { PollPage } from './poll-page.tsx';

const token = readToken(window.location.pathname);
void openPage(async () => <PollPage token={token ?? ''} first={await find(token, loadPoll)} />);
