import type { answers } from '#shared/contract/answers.ts';
import type { OwnConsent } from '#shared/models/answers.ts';
import type { OwnDialogue } from '#shared/models/dialogue.ts';
import { inLanguages } from '../language/language.ts';
import { load, send } from '../transport.ts';

// The types alone: a change of the contract does not compile here.
const DIALOGUE_PATH: (typeof answers)['getOwnDialogue']['path'] = '/api/dialogues/{key}';
const MESSAGES_PATH: (typeof answers)['writeInOwnDialogue']['path'] = '/api/dialogues/{key}/messages';
const END_PATH: (typeof answers)['endOwnDialogue']['path'] = '/api/dialogues/{key}/end';

const CONSENT_PATH: (typeof answers)['getOwnConsent']['path'] = '/api/consents/{key}';
const WITHDRAW_PATH: (typeof answers)['withdrawOwnConsent']['path'] = '/api/consents/{key}/withdraw';

const at = (path: string, key: string) => path.replace('{key}', encodeURIComponent(key));

/** The dialogue that the key in this page's address opens. */
export async function loadDialogue(key: string): Promise<OwnDialogue> {
  return (await load(at(DIALOGUE_PATH, key) + inLanguages())) as OwnDialogue; // border: our own server's reply
}

/** Sends a message of the author; sent again it is stored once. */
export async function sendMessage(key: string, text: string): Promise<OwnDialogue> {
  return (await send(at(MESSAGES_PATH, key), { text })) as OwnDialogue;
}

/** Ends the dialogue for good. */
export async function endDialogue(key: string): Promise<OwnDialogue> {
  return (await send(at(END_PATH, key), {})) as OwnDialogue;
}

/** The consent that the key in this page's address leads to. */
export async function loadConsent(key: string): Promise<OwnConsent> {
  return (await load(at(CONSENT_PATH, key) + inLanguages())) as OwnConsent; // border: our own server's reply
}

/** Takes it back: the answers are erased. */
export async function withdrawConsent(key: string): Promise<void> {
  await send(at(WITHDRAW_PATH, key), {});
}
