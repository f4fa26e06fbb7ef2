/** What is said of a run that was held elsewhere, wherever it shows. */
export const pastMarkText = {
  mark: (source: string, day: string) => `Перенесено из ${source}, ${day}`,
  sources: {
    limesurvey: 'LimeSurvey',
    google_forms: 'Google Forms',
    yandex_forms: 'Яндекс Форм',
    surveyjs: 'SurveyJS',
    formbricks: 'Formbricks',
    enps_table: 'таблицы eNPS',
  },
} as const;
