export { bringSurveys } from './bring-surveys.ts';
export { takeSurveys } from './take-surveys.ts';
