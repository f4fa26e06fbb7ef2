import type { Level } from '../../../rules/workload-level.ts';
import { dayText, moscowTime } from '../dates.ts';
import { signed } from '../../../rules/signed.ts';
import { formatNumber, plural, pluralForm, quoted } from '../format.ts';

const LEVELS: Readonly<Record<Level, string>> = { high: 'высокая', medium: 'заметная', low: 'невысокая' };

/** How many have answered, as it may be told. */
interface Answered {
  readonly total: number;
  readonly atLeast: boolean;
  /** Null where nobody knows how many are asked. */
  readonly asked: number | null;
}

/** As the screens have it: all who have answered, or at least so many, of all who were asked where that is known. */
function turnout({ total, atLeast, asked }: Answered): string {
  const of = asked === null ? '' : ` из ${asked}`;
  if (atLeast && total === 0) return `ответило меньше пяти${of}`;
  return `${atLeast ? 'ответило не меньше' : pluralForm(total, 'ответил', 'ответили', 'ответили')} ${total}${of}`;
}

/** The digest, and how channels are tried. What is sent of runs is in runs/messages.ts. */
export const notificationsLetters = {
  moscowTime,
  dayText,
  digest: {
    subject: 'Неделя в Тонусе',
    happened: 'Что произошло за неделю в пространстве:',
    openLoad: 'Посмотреть нагрузку',
    open: 'Открыть Тонус',
    footnote:
      'Дайджест приходит по понедельникам владельцу, HR и руководителям. Результаты опросов в нём те же, что на экране.',
    runs: 'Опросы:',
    tasks: 'Задачи:',
    load: 'Нагрузка:',
    attention: 'На что обратить внимание:',
    accessLog: 'Журнал доступа:',
    accessLogHead: (entries: number) =>
      `Записей: ${entries}. По строке ниже можно проверить, что журнал не меняли; сохраните это письмо`,
    run: (title: string, open: boolean, answered: Answered) =>
      `${quoted(title)}: ${open ? 'идёт' : 'закрыт'}, ${turnout(answered)}`,
    enps: (
      score: number,
      { low, high }: { readonly low: number; readonly high: number },
      silent: { readonly low: number; readonly high: number } | null,
    ) =>
      `, eNPS ${signed(score)}, вероятно от ${signed(low)} до ${signed(high)}${
        silent ? `, с поправкой на промолчавших от ${signed(silent.low)} до ${signed(silent.high)}` : ''
      }`,
    fewAnswers: (title: string) => `Мало ответов в опросе ${quoted(title)}`,
    ownTasks: (created: number, closed: number) => `В Тонусе создано: ${created}, завершено: ${closed}`,
    ownOverdue: (overdue: number) => `Просроченных задач в Тонусе сейчас: ${overdue}`,
    companyLoad: (level: Level, index: number) => `Нагрузка ${LEVELS[level]}: индекс ${formatNumber(index)} из 100`,
    teamLoad: (team: string, index: number, reason: string) =>
      `${quoted(team)}: индекс ${formatNumber(index)} из 100${reason ? `, ${reason}` : ''}`,
    overdue: (overdue: number, open: number) =>
      `Просрочено ${formatNumber(overdue)} из ${plural(open, 'открытой задачи', 'открытых задач', 'открытых задач')} в Тонусе и источнике задач вместе`,
    countedOn: (day: string) => `Посчитано ${dayText(day)}`,
  },
  /** Shows that a channel works: in a chat, on a device. */
  trials: {
    chat: 'Это проверка: бот Тонуса работает.',
    push: { title: 'Уведомления включены', body: 'Сюда придёт уведомление, когда вас ждёт опрос.' },
  },
} as const;
