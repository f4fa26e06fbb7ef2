import { PEOPLE_ASKED_MAX, type Audience } from '../../../../models/poll.ts';
import { formatNumber, NBSP, plural, pluralForm } from '../../format.ts';

/** The settings of a run: what it is called, whom it asks, when its answers are seen. */
export const runText = {
  week: (week: number) => `Неделя ${week}`,
  name: 'Название',
  audience: {
    nobody: 'Выберите, кого спросить',
    one: 'Этот опрос задают одному человеку: выберите его',
    oneHint:
      'Ответы этого человека увидят владелец, HR и руководители, вместе с именем. Он прочитает об этом до первого вопроса.',
    tooFew: 'Анонимный опрос спрашивает не меньше пяти человек: иначе по ответам видно, чьи они',
    almostTheSame:
      'В одном из прошлых запусков спрашивали почти тех же: разница меньше пяти человек. Если сравнить результаты, можно понять, что ответили именно они. Лучше спросить тех же, что тогда.',
  },
  asked: {
    label: 'Сколько человек спрашиваете?',
    text: 'Участники и все, кому отправите ссылку. Если не указать, отклик по ссылке посчитать не получится.',
    invalid: `Нужно целое число от 1 до ${formatNumber(PEOPLE_ASKED_MAX)}`,
  },
  /** Where no way of telling people is chosen. */
  byHand: 'Если ничего не выбрать, разошлите ссылку сами.',
  /** Of a run that asks so few without names that nothing of it is ever shown. */
  neverShown: {
    seen: 'никогда',
    fact: 'никогда: спросили меньше пяти человек',
    title: (asked: number) =>
      `${pluralForm(asked, 'Спрошен', 'Спрошены', 'Спрошены')} ${plural(asked, 'человек', 'человека', 'человек')}: ответов не увидит никто.`,
    why: 'Опрос анонимный, а среди меньше чем пяти человек по ответу видно, чей он. Поэтому ни оценок, ни текстов этого запуска не покажем ни сейчас, ни потом, даже если людей станет больше.',
    instead: 'Чтобы увидеть ответы:',
    ways: {
      link: 'включите публичную ссылку и разошлите её тем, кого нет в пространстве: итог откроется с пяти ответов;',
      people: 'пригласите в пространство остальных и откройте опрос, когда вас станет пятеро;',
      named: 'спросите с именами: для этого снимите «Анонимный» в настройках опроса.',
    },
  },
  teams: {
    label: 'Сравнить команды',
    text: (anonymous: boolean) =>
      `Видны команды от${NBSP}пяти ответов. К ответу добавится команда, если в ней спрашивают не меньше пяти человек. ${
        anonymous ? 'Имён по-прежнему не видно, и' : 'И'
      } отвечающие узнают об этом до первого вопроса.`,
  },
  reminders: {
    byHand: 'Напомнить об опросе',
    sent: 'Напоминание уходит тем, кто ещё не ответил',
    last: (moment: string) => `Последнее напоминание: ${moment}`,
    next: (moment: string) => `Следующее: ${moment}`,
  },
  settings: {
    button: 'Настроить',
    title: 'Настройки запуска',
    save: 'Сохранить',
    settled: 'Кого спрашивает запуск и когда видны ответы, решилось при первом открытии.',
    failed: 'Не получилось сохранить настройки',
    unknown: 'Не получилось узнать, кого спрашивает запуск',
  },
  facts: {
    audience: 'Спрашивает',
    visibility: 'Ответы видны',
    of: (audience: Audience): string => {
      if (audience.kind === 'members') return plural(audience.people, 'человека', 'человек', 'человек');
      if (audience.kind === 'teams') return audience.teams.join(', ');
      if (audience.kind === 'roles') return audience.roles.join(', ');
      return 'всех участников';
    },
  },
} as const;

/** Who of those asked has not answered a run with names. */
export const participantsText = {
  missing: 'Не ответили',
  nobody: 'Ответили все, кого спрашивали.',
  others: (count: number) => `и ещё ${formatNumber(count)}`,
  all: 'Показать всех',
  fewer: 'Свернуть',
  failed: 'Не получилось узнать, кто не ответил.',
} as const;
