import { CONSENT_KEY_LENGTH } from '../consent-key.ts';
import { find, speakOfFound } from '../found.tsx';
import { readLink } from '../link.ts';
import { openPage } from '../open-page.tsx';
import { loadConsent, loadDialogue } from './api.ts';
import { DialoguePage } from './dialogue-page.tsx';
import { WithdrawalPage } from './withdrawal.tsx';

const key = readLink('d', window.location.pathname);
void openPage(async () => {
  if (key?.length === CONSENT_KEY_LENGTH) {
    const found = await speakOfFound(await find(key, loadConsent));
    return () => <WithdrawalPage link={key} first={found} />;
  }
  const first = await speakOfFound(await find(key, loadDialogue));
  return () => <DialoguePage link={key ?? ''} first={first} />;
});
