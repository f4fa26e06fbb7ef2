import { find, speakOfFound } from '../found.tsx';
import { readLink } from '../link.ts';
import { openPage } from '../open-page.tsx';
import { loadDialogue } from './api.ts';
import { DialoguePage } from './dialogue-page.tsx';

const key = readLink('d', window.location.pathname);
void openPage(async () => {
  const first = await speakOfFound(await find(key, loadDialogue));
  return () => <DialoguePage link={key ?? ''} first={first} />;
});
