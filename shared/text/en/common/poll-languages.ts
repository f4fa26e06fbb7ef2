import type { Catalogue } from '../../catalogue.ts';
import type { pollLanguagesText as Russian } from '../../ru/common/poll-languages.ts';

export const pollLanguagesText: Catalogue<typeof Russian> = {
  names: {
    ru: 'Russian',
    en: 'English',
    kk: 'Kazakh',
    uz: 'Uzbek (Latin script)',
    'uz-Cyrl': 'Uzbek (Cyrillic script)',
    tg: 'Tajik',
    ky: 'Kyrgyz',
  },
  within: {
    ru: 'in Russian',
    en: 'in English',
    kk: 'in Kazakh',
    uz: 'in Uzbek',
    'uz-Cyrl': 'in Uzbek (Cyrillic script)',
    tg: 'in Tajik',
    ky: 'in Kyrgyz',
  },
};
