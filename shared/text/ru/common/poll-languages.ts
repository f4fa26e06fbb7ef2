import type { PollLanguage } from '../../../rules/poll-languages.ts';

/** The languages of polls, as Russian speaks of them. */
export const pollLanguagesText = {
  names: {
    ru: 'русский',
    en: 'английский',
    kk: 'казахский',
    uz: 'узбекский (латиница)',
    'uz-Cyrl': 'узбекский (кириллица)',
    tg: 'таджикский',
    ky: 'киргизский',
  },
  /** In which language something is said. */
  within: {
    ru: 'на русском',
    en: 'на английском',
    kk: 'на казахском',
    uz: 'на узбекском',
    'uz-Cyrl': 'на узбекском кириллицей',
    tg: 'на таджикском',
    ky: 'на киргизском',
  },
} as const satisfies Record<string, Record<PollLanguage, string>>;
