import { find } from './found.tsx';
import { openPage } from './open-page.tsx';
import { PollPage } from './poll-page.tsx';
import { sourceOf } from './poll-source.ts';

const source = sourceOf(window.location.pathname);
const ask = () => find(source, (found) => found.load());

void openPage(async () => {
  if (source) return <PollPage first={await ask()} ask={ask} source={source} />;
  // Hardly anybody types: those who come by a link or a picture need none of it.
  const { EnterCode } = await import('./enter-code.tsx');
  return <EnterCode />;
});
