import { commonText } from './common/common.ts';
import { kioskText } from './kiosk-page.ts';
import { reportText } from './poll-page/report.ts';
import { publicPageText } from './poll-page.ts';
import { verifyText } from './verify-page.ts';

/** What the HTML documents say before any script has run; the build writes it into them. */
export const documentsText = {
  brand: commonText.brand,
  languages: 'Язык страницы',
  /** As social networks write it. */
  locale: 'ru_RU',
  app: {
    title: 'Тонус — HR-аналитика и удержание сотрудников',
    description:
      'Короткие опросы, нагрузка по задачам и понятный следующий шаг: Тонус помогает малым и средним компаниям удерживать людей.',
    sharedTitle: 'Люди уходят не внезапно',
    sharedDescription: 'Тонус: HR-аналитика и удержание сотрудников для малых и средних компаний.',
    picture: 'Тонус: люди уходят не внезапно',
    noScript: 'Для работы Тонуса нужен JavaScript. Включите его в настройках браузера и обновите страницу.',
  },
  /** Of a poll and of a survey: whoever answers makes no difference between them. */
  poll: {
    title: publicPageText.untitled,
    loading: publicPageText.loading,
    /** What the page says has not arrived. */
    noWords: publicPageText.loadOffline,
    noScript: 'Чтобы ответить на опрос, включите JavaScript в настройках браузера и обновите страницу.',
  },
  kiosk: {
    title: 'Киоск — Тонус',
    loading: kioskText.loading,
  },
  dialogue: {
    title: commonText.documentTitle('Разговор без имени'),
    loading: 'Загружаем разговор',
    noScript: 'Чтобы прочитать разговор, включите JavaScript в настройках браузера и обновите страницу.',
  },
  verify: {
    title: commonText.documentTitle('Проверка запуска'),
    loading: verifyText.loading,
    noScript: 'Чтобы проверить запись, включите JavaScript в настройках браузера и обновите страницу.',
  },
  report: {
    title: commonText.documentTitle(reportText.heading),
    loading: 'Загружаем страницу',
    noScript: 'Чтобы прочитать страницу, включите JavaScript в настройках браузера и обновите страницу.',
  },
} as const;
