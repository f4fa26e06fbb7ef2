import type { Level } from '../../../rules/workload-level.ts';
import { dayText, moscowTime } from '../dates.ts';
import { signed } from '../../../rules/signed.ts';
import { formatNumber, LANGUAGE, plural, pluralForm, quoted } from '../format.ts';

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

/** What every letter says, the digest, and the words of notifications. */
export const notificationsLetters = {
  /** In which language a letter is. */
  language: LANGUAGE,
  product: 'Тонус',
  greeting: 'Здравствуйте.',
  unsubscribe: 'Не присылать такие письма',
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
      `Просрочено ${formatNumber(overdue)} из ${plural(open, 'открытой задачи', 'открытых задач', 'открытых задач')} в Тонусе и Bitrix24 вместе`,
    countedOn: (day: string) => `Посчитано ${dayText(day)}`,
  },
  /** What a bot says in a chat. */
  chats: {
    /** The button under a message. */
    open: 'Открыть опрос',
    connected:
      'Готово: сюда будут приходить приглашения на опросы. Отвечают по ссылке, в чате ответы не принимаются. Чтобы отключить, напишите «стоп».',
    stopped: 'Отключили: сюда больше ничего не придёт. Приглашения будут приходить письмами.',
    deadLink: 'Ссылка не подошла: она действует 15 минут и один раз. Новая — в Тонусе, в вашем профиле.',
    notHere:
      'Этого никто не прочитает: ответы принимает только Тонус, по ссылке. Чтобы отключить бота, напишите «стоп».',
    trial: 'Это проверка: бот Тонуса работает.',
  },
  /** Notifications on a device; under the title stands one of the sentences below. */
  push: {
    title: 'Вас ждёт опрос',
    trial: { title: 'Уведомления включены', body: 'Сюда придёт уведомление, когда вас ждёт опрос.' },
  },
  /** Notifications in a portal or a chat; a link follows. */
  portal: {
    invitation: 'Вас просят пройти опрос в Тонусе.',
    reminder: 'Опрос в Тонусе ждёт вашего ответа. Тонус никому не говорит, кому пришло это напоминание.',
  },
} as const;
