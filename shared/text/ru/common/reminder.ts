import { NBSP, plural, quoted } from '../format.ts';

/** Words of sending one reminder by hand, wherever that is offered. */
export const reminderText = {
  title: (poll: string) => `Напомнить об опросе ${quoted(poll)}`,
  /** How many people at most: of members alone it is known who they are, and some have switched such letters off. */
  upTo: (missing: number, asked: number) =>
    `Напоминание получат те, кто ещё не ответил: не${NBSP}больше ${plural(missing, 'человека', 'человек', 'человек')} из${NBSP}${asked}.`,
  unknown: 'Напоминание получат те, кто ещё не ответил. Сколько их, мы не знаем.',
  /** In a run with ballots: of one that was given out nobody knows whether it has been used. */
  withBallots:
    'Напоминание получат все, о\u00a0чьём ответе мы ещё не\u00a0знаем: участники отвечают бюллетенями, и\u00a0среди них могут быть те, кто ответил недавно.',
  /** Of a run that asks people without an account. */
  contacts:
    'Людям без\u00a0учётной записи оно придёт один раз за\u00a0опрос и\u00a0всем, кого пригласили: кто из\u00a0них ответил, не\u00a0смотрим. SMS обойдутся примерно во\u00a0столько\u00a0же, во\u00a0сколько приглашения.',
  nobodyTold: 'Кому именно оно ушло, не увидит никто. Следующее можно отправить через сутки.',
  confirm: 'Отправить напоминание',
} as const;
