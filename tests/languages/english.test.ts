import { POLL_LANGUAGE_NAMES } from '#shared/rules/poll-languages.ts';
import { walkThroughScreens } from './walk.ts';

/** Where one is chosen, each language goes by its own name. */
const OWN_NAMES = new Set<string>(Object.values(POLL_LANGUAGE_NAMES));

// What is Cyrillic is the product's own: the company writes in Latin letters.
walkThroughScreens((text) => (OWN_NAMES.has(text) ? [] : (text.match(/[А-Яа-яЁё]+/g) ?? [])));
