export { addSurveyLanguage } from './add-survey-language.ts';
export { getSurveyTranslations } from './get-survey-translations.ts';
export { removeSurveyLanguage } from './remove-survey-language.ts';
export { saveSurveyTexts } from './save-survey-texts.ts';
export { setSurveyLanguages } from './set-survey-languages.ts';
