import type { Catalogue } from '../../catalogue.ts';
import type { factorsLetters as Russian } from '../../ru/factors/letters.ts';
import { quoted } from '../format.ts';

const noName = (why: string) => (_name: string) => why;

const PROVIDERS: Readonly<Record<string, string>> = { yandex: 'Yandex ID', vk: 'VK ID', bitrix24: 'Bitrix24' };
const provider = (id: string) => PROVIDERS[id] ?? 'the provider of your company';

export const factorsLetters: Catalogue<typeof Russian> = {
  events: {
    totp_added: {
      subject: 'An app for codes is connected',
      why: noName('From now on, logging in to your Tonus account takes a code from the app besides the password.'),
    },
    totp_removed: {
      subject: 'The app for codes is disconnected',
      why: noName('Logging in to your Tonus account takes no code from the app any more.'),
    },
    passkey_added: {
      subject: 'A passkey was added',
      why: (name) => `From now on, the passkey ${quoted(name)} opens your Tonus account.`,
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      why: (name) => `The passkey ${quoted(name)} does not open your Tonus account any more.`,
    },
    recovery_used: {
      subject: 'A recovery code was used',
      why: noName(
        'A recovery code of your Tonus account was used: it will not work again. How many are left is shown in your profile.',
      ),
    },
    recovery_renewed: {
      subject: 'New recovery codes',
      why: noName(
        'The recovery codes of your Tonus account were replaced with new ones; the old ones do not work any more.',
      ),
    },
    provider_added: {
      subject: 'A way to log in was added',
      why: (id) => `From now on, one can log in to your Tonus account through ${provider(id)}.`,
    },
    provider_removed: {
      subject: 'A way to log in was removed',
      why: (id) =>
        `No one can log in to your Tonus account through ${provider(id)} any more. Other sessions that began so have ended.`,
    },
    reset_asked: {
      subject: 'Someone asked to remove your second factor',
      why: noName(
        'We were asked to remove the second factor of your Tonus account: the app for codes, the passkeys and the recovery codes. We will do it after a day at the earliest.',
      ),
    },
    reset_done: {
      subject: 'Your second factor was removed',
      why: noName(
        'The second factor of your Tonus account was removed, and its sessions have ended. Log in with your password and connect it again.',
      ),
    },
  },
  action: 'Open Tonus',
  footnote: {
    reset:
      'If it was not you who asked, log in with a code or a passkey: that cancels the request. Then change your password.',
    other: 'If this was not you, change your password, end all sessions and check the ways to log in in your profile.',
  },
};
