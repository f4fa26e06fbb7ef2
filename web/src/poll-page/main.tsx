import { loadByCode, loadPoll } from './api.ts';
import { find } from './found.tsx';
import { readCode, readToken } from './link.ts';
import { openPage } from './open-page.tsx';
import { PollPage } from './poll-page.tsx';

const { pathname } = window.location;
let token = readToken(pathname);

/** Asks for the poll of this page's address; a short one is asked by its code until that has told its token. */
async function ask() {
  if (token !== null) return find(token, loadPoll);
  return find(readCode(pathname), async (code) => {
    const { public_token: told, poll } = await loadByCode(code);
    token = told;
    return poll ?? loadPoll(told);
  });
}

void openPage(async () => <PollPage first={await ask()} ask={ask} tokenNow={() => token ?? ''} />);
