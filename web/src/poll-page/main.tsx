import { find, speakOfFound } from './found.tsx';
import { sayLater } from './language/language.ts';
import { openPage } from './open-page.tsx';
import { PollPage } from './poll-page.tsx';
import { sourceOf } from './poll-source.ts';

const source = sourceOf(window.location.pathname);
const ask = () => find(source, (found) => found.load());

void openPage(async () => {
  if (source) {
    const first = await speakOfFound(await ask());
    return () => <PollPage first={first} ask={ask} source={source} />;
  }
  // Hardly anybody types: those who come by a link or a picture need none of it.
  const [{ EnterCode }] = await Promise.all([
    import('./enter-code.tsx'),
    speakOfFound({ kind: 'not-found' }).then(() => sayLater()),
  ]);
  return () => <EnterCode />;
});
