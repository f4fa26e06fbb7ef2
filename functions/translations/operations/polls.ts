export { addPollLanguage } from './add-poll-language.ts';
export { getPollTranslations } from './get-poll-translations.ts';
export { removePollLanguage } from './remove-poll-language.ts';
export { savePollTexts } from './save-poll-texts.ts';
export { setPollLanguages } from './set-poll-languages.ts';
