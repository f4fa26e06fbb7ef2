import { formatNumber, NBSP, plural } from '../format.ts';

/** What whoever asks is told of ballots: before the opening, while a run is open, beside its results. */
export const ballotsText = {
  /** Which kind of anonymity the run will have, and what makes it so. */
  launch: {
    checkable: 'Анонимность будет проверяемой.',
    checkableText:
      'Связать ответ с участником не сможет никто, даже мы, а итог после закрытия сможет проверить каждый.',
    usual: 'Анонимность будет обычной.',
    /** By what prevents it. */
    without: {
      shown_at_once: () => 'Проверяемой она станет, если показывать ответы не сразу.',
      dimensions: () => 'Проверяемой она станет, если сравнивать только команды.',
      teams: (most: number) => `Проверяемой она станет, если сравнивать не больше ${formatNumber(most)}${NBSP}команд.`,
    },
  },
  fingerprint: 'Отпечаток',
  fingerprintHint:
    'Такой же видят все участники перед первым вопросом и в письмах: так заметно, если кому-то показали другую страницу.',
  /** On the poster, which whoever answers by the link reads, too. */
  onPoster: (signs: string) =>
    `Отвечаете после входа? Отпечаток опроса: ${signs.replaceAll(' ', NBSP)}. На странице должен стоять такой же.`,
  /** Before a closed run is opened again. */
  reopened:
    'Отпечаток запуска сменится: в прежних письмах и на плакатах останется старый. Кто ответит с того же устройства, заменит свой ответ.',
  results: {
    title: 'Проверка',
    check: 'Итог можно проверить',
    /** Ballots in place of lost ones. */
    again: (count: number) => `Вместо потерянных выдали ещё ${plural(count, 'бюллетень', 'бюллетеня', 'бюллетеней')}.`,
    recount: 'Выгрузить для пересчёта',
    recountFailed: 'Не получилось выгрузить ответы для пересчёта',
    file: 'Пересчёт',
  },
} as const;
