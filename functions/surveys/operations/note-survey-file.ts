import type { SurveysOperation } from '../operation.ts';

/** That the results of a survey are about to be saved as a file: the browser makes it, the access log says that it did. */
export const noteSurveyFile: SurveysOperation<'noteSurveyFile'> = () => Promise.resolve();
