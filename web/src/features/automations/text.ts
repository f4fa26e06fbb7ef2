import type { StagePolls } from '#shared/models/automation.ts';
import { NBSP, plural } from '#web/lib/formatters.ts';

type StagePoll = StagePolls['polls'][number];

/** Words of what runs by itself in a workspace, and of the letters it sends. */
export const automationsText = {
  title: 'Автоматизация',
  lead: 'Что сервис делает сам.',
  loadFailed: 'Не получилось узнать, что работает само',
  readOnly: 'Включать и настраивать могут владелец и руководитель.',
  moneyRight: 'Включать и выключать могут те, кому открыты финансы.',
  on: 'включено',
  off: 'выключено',
  always: 'Работает всегда',
  lastRun: 'Последний раз',
  never: 'ещё не было',
  nextRun: 'Следующий раз',
  notPlanned: 'по событию',
  due: 'в ближайшее время',
  log: 'Журнал',
  logOf: (title: string) => `Журнал: ${title}`,
  empty: 'Здесь пока пусто',
  emptyText: 'Записи появятся, когда автоматизация сработает. Хранятся они 90 дней.',
  outcomes: { done: 'готово', skipped: 'пропущено', failed: 'не получилось' },
  failed: 'Не получилось сохранить',
  analyst: {
    label: 'Кто анализирует',
    note: 'Запросы к внешней модели оплачиваете вы.',
  },
  months: {
    label: 'Хранить имена в ответах',
    option: (months: number) => plural(months, 'месяц', 'месяца', 'месяцев'),
  },
  stages: {
    label: 'Когда спрашивать',
    days: (count: number) => plural(count, 'день', 'дня', 'дней'),
    left: 'Уход',
    leftNote: `Письмо получает тот, кого убирают из${NBSP}пространства с${NBSP}отметкой «ушёл из${NBSP}компании» или кто выходит сам, если пробыл здесь не${NBSP}меньше двух недель. Уволенных в${NBSP}Bitrix24 предложим убрать в${NBSP}«Сотрудниках».`,
    asked: 'Кого уже спросили',
    sofar: ({ stage, asked, answered, at_least: atLeast, shown }: StagePoll) =>
      [
        stage === 'left'
          ? `отправили ${plural(asked, 'письмо', 'письма', 'писем')}`
          : `спросили ${plural(asked, 'человека', 'человек', 'человек')}`,
        answered === 0 && atLeast ? '' : `ответили ${atLeast ? `не${NBSP}меньше ${answered}` : answered}`,
        shown === 0 ? `покажем, когда ответят пятеро` : '',
      ]
        .filter(Boolean)
        .join(', '),
    unknown: (count: number) =>
      `День приёма не${NBSP}указан у${NBSP}${plural(count, 'участника', 'участников', 'участников')}: их не${NBSP}спросим. Указать его можно в${NBSP}«Сотрудниках».`,
  },
  retention: {
    title: 'Снимать имена с ответов?',
    text: (months: number) =>
      `Этой же ночью сервис снимет имена с ответов старше ${months} месяцев в закрытых запусках. Ответы останутся, а вернуть имена будет нельзя.`,
    action: 'Снимать имена',
  },
  letters: {
    title: 'Письма вам',
    loadFailed: 'Не получилось узнать, какие письма вы получаете',
    digest: 'Дайджест недели',
    digestText: 'По понедельникам, если за неделю что-то произошло.',
    reminders: 'Напоминания об опросах',
    remindersText: 'Если вас спросили, а ответа пока нет. Больше никто об этих напоминаниях не знает.',
    failed: 'Не получилось сохранить',
  },
  unsubscribe: {
    title: 'Не присылать такие письма?',
    text: 'Остальные письма Тонуса будут приходить по-прежнему.',
    action: 'Не присылать',
    busy: 'Сохраняем...',
    failed: 'Не получилось отписаться. Попробуйте ещё раз',
    doneTitle: 'Готово',
    done: {
      digest:
        'Дайджест недели этого пространства больше не придёт. Вернуть его можно в настройках, в разделе «Профиль».',
      reminders:
        'Напоминания об опросах этого пространства больше не придут. Вернуть их можно в настройках, в разделе «Профиль».',
    },
    home: 'На главную',
  },
} as const;
