import type { pastMarkText as Russian } from '../../ru/asking/past-mark.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What is said of a run that was held elsewhere, wherever it shows. */
export const pastMarkText: Catalogue<typeof Russian> = {
  mark: (source, day) => `Brought from ${source}, ${day}`,
  sources: {
    limesurvey: 'LimeSurvey',
    google_forms: 'Google Forms',
    yandex_forms: 'Yandex Forms',
    surveyjs: 'SurveyJS',
    formbricks: 'Formbricks',
    enps_table: 'a table of eNPS',
  },
};
