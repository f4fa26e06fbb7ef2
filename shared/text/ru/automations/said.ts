import type { OfferCategory } from '../../../rules/offers.ts';
import type { Retained } from '../../../rules/retention.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { dayOfYear } from '../dates.ts';
import { signed } from '../../../rules/signed.ts';
import { percent, share } from '../figures.ts';
import { formatNumber, plural, pluralForm, quoted } from '../format.ts';

const OFFERS: Readonly<Record<OfferCategory, string>> = {
  course: 'курсы',
  conference: 'конференции',
  gym: 'спортзал',
  psychologist: 'психолога',
};

/** What was kept for long enough. */
const OUTDATED = {
  tasks: 'завершённые задачи',
  pay: 'зарплаты по месяцам',
  logs: 'записи журнала доступа',
} as const;

/** Why nobody was written to. */
const NOBODY = {
  full: 'получатели сегодня уже получили достаточно писем от правил',
  unproved: 'адреса получателей не подтверждены',
  ofOthers: 'руководители видят только свои команды, а это не о них',
  unwanted: 'письма пространства никто из получателей не получает',
} as const;

const ENDED: Readonly<Record<RunKind, string>> = { poll: 'Закрыли запуск опроса', survey: 'Завершили исследование' };

/** From where to where a figure or a difference may lie. */
interface Between {
  readonly low: number;
  readonly high: number;
}

const toPeople = (count: number) => plural(count, 'человеку', 'людям', 'людям');
const forPeople = (count: number) => plural(count, 'человека', 'человека', 'человек');
const from = ({ low, high }: Between) => `от ${signed(low)} до ${signed(high)}`;
const corrected = (silent: Between | null) => (silent ? `, с поправкой на промолчавших ${from(silent)}` : '');
const whose = (team: string | null) => (team === null ? 'Компания' : `Команда ${quoted(team)}`);

/** The logs of automations and of rules, and why a rule acts; kept as data. */
export const automationsSaid = {
  // Why a rule has acted.
  teamLate: ({ team, late, of, limit }: { team: string | null; late: number; of: number; limit: number }) =>
    `${whose(team)}: просрочено ${late} из ${of} задач (${share(late, of)}), порог ${percent(limit)}`,
  teamIndex: ({ team, index, limit }: { team: string | null; index: number; limit: number }) =>
    `${whose(team)}: индекс нагрузки ${formatNumber(index)}, порог ${limit}`,
  teamIndexWhy: ({
    team,
    index,
    reason,
    limit,
  }: {
    team: string | null;
    index: number;
    reason: string;
    limit: number;
  }) => `${whose(team)}: индекс нагрузки ${formatNumber(index)} (${reason}), порог ${limit}`,
  quietRun: ({
    poll,
    answered,
    asked,
    atLeast,
    limit,
  }: {
    poll: string;
    answered: number;
    asked: number;
    atLeast: boolean;
    limit: number;
  }) =>
    `Опрос ${quoted(poll)}: ${atLeast ? 'ответило не меньше' : pluralForm(answered, 'ответил', 'ответили', 'ответили')} ${answered} из ${asked} (${share(answered, asked)}), порог ${percent(limit)}`,
  lowEnps: ({
    poll,
    score,
    scores,
    between,
    silent,
    limit,
  }: {
    poll: string;
    score: number;
    scores: number;
    between: Between;
    silent: Between | null;
    limit: number;
  }) =>
    `Опрос ${quoted(poll)}: eNPS ${signed(score)} (${plural(scores, 'оценка', 'оценки', 'оценок')}, вероятно ${from(between)}${corrected(silent)}), порог ${signed(limit)}`,
  fallenEnps: ({
    poll,
    score,
    was,
    between,
    silent,
  }: {
    poll: string;
    score: number;
    was: number;
    between: Between;
    silent: Between | null;
  }) =>
    `Опрос ${quoted(poll)}: eNPS ${signed(score)}, был ${signed(was)}: изменение ${signed(Math.round(score) - Math.round(was))} (${from(between)}${corrected(silent)}), это больше случайности`,
  theDay: ({ day }: { day: string }) => `День ${dayOfYear(day)}`,
  monthStart: ({ day }: { day: string }) => `Первый рабочий день месяца, ${dayOfYear(day)}`,
  anniversary: ({ day }: { day: string }) => `Годовщина работы ${dayOfYear(day)}`,
  probationEnd: ({ day }: { day: string }) => `Конец испытательного срока ${dayOfYear(day)}`,
  causesOfNight: ({ count }: { count: number }) => `Поводов за эту ночь: ${count}`,

  // What it did.
  taskSet: ({ title, toOwner }: { title: string; toOwner: boolean }) =>
    `Поставили задачу ${quoted(title)}${toOwner ? ' владельцу: ответственный ушёл' : ''}`,
  willRemind: ({ poll, day }: { poll: string; day: string }) =>
    `Напомним об опросе ${quoted(poll)} тем, кто не ответит до ${dayOfYear(day)}, 11:00`,
  wroteTo: ({ reached, unproved, full }: { reached: number; unproved: number; full: number }) => {
    const missed = [
      ...(unproved > 0 ? [`${toPeople(unproved)} с неподтверждённым адресом`] : []),
      ...(full > 0 ? [`${toPeople(full)}, кому правила сегодня уже написали достаточно`] : []),
    ];
    return `Написали ${toPeople(reached)}${missed.length > 0 ? `. Не написали: ${missed.join('; ')}` : ''}`;
  },
  proposed: ({ offers }: { offers: readonly string[] }) =>
    `Предложили в письме: ${offers.map((offer) => quoted(offer)).join(', ')}`,
  ordered: ({ offer, people }: { offer: string; people: number }) =>
    `Заказали ${quoted(offer)} на ${forPeople(people)}`,

  // Why it did not.
  notWritten: ({ why }: { why: keyof typeof NOBODY }) => `Не написали: ${NOBODY[why]}`,
  notProposed: ({ why }: { why: keyof typeof NOBODY }) => `Не предложили: ${NOBODY[why]}`,
  noOffers: ({ category }: { category: OfferCategory }) =>
    `Не предложили: подходящих предложений (${OFFERS[category]}) у партнёров сейчас нет`,
  notRemindedClosed: 'Не напомнили: опрос уже закрыт',
  notRemindedUnknown: 'Не напомнили: анонимный опрос закрывали, и кто уже ответил, больше не известно',
  notRemindedLate: 'Не напомнили: до срока опроса не осталось рабочего времени',
  notRemindedAnyway: 'Не напомнили: об этом опросе и так напоминают в эти же сутки',
  notOrderedCap: 'Не заказали: предел правила на этот месяц не вмещает расход',
  notOrderedBudget: 'Не заказали: в HR-бюджете на это уже нет места',
  notOrderedNoPlan: 'Не заказали: HR-бюджет не задан, и сколько можно тратить, никто не сказал',
  notOrderedDuplicate: 'Не заказали: на этот день предложение уже запросили',
  notOrderedNoRight:
    'Не заказали и выключили правило: кто его включил, ушёл или больше не распоряжается деньгами пространства. Включить его снова может тот, кому открыты финансы',
  notOrderedUnproved:
    'Не заказали: адрес того, от чьего имени ушёл бы запрос, не подтверждён, а партнёр отвечает на него. Подтвердить адрес можно в профиле',
  notOrderedGone: 'Не заказали: этого предложения у партнёра больше нет',
  /** Any of these, for people who do not see the money. */
  notOrdered: 'Не заказали. Почему, видят те, кому открыты финансы',
  notDoneRest: ({ rest, most }: { rest: number; most: number }) =>
    `Не сделали ещё ${plural(rest, 'действие', 'действия', 'действий')}: за ночь правило действует не больше ${most} раз`,

  // What an automation did.
  rulesChecked: ({ rules, acted }: { rules: number; acted: number }) =>
    `Проверили ${plural(rules, 'правило', 'правила', 'правил')}, ${acted === 0 ? 'действовать не пришлось' : `сработало: ${acted}`}`,
  namesTakenOff: ({ months }: { months: number }) =>
    `Сняли имена с ответов старше ${months} месяцев в закрытых запусках и исследованиях`,
  noNames: ({ months }: { months: number }) =>
    `В закрытых запусках и исследованиях ответов с именами старше ${months} месяцев нет`,
  newcomersAsked: ({ stages }: { stages: readonly { readonly days: number; readonly people: number }[] }) =>
    `Спросили новичков. ${stages
      .map(
        ({ days, people }) =>
          `${plural(days, 'день', 'дня', 'дней')}: ${plural(people, 'человек', 'человека', 'человек')}`,
      )
      .join(', ')}`,
  leaverWritten: 'Отправили письмо с вопросами тому, кто ушёл',
  digestSent: 'Разослали дайджест недели',
  digestQuiet: 'Неделя прошла тихо, писать было не о чем',
  digestLate: 'Понедельник прошёл: дайджест уже не нужен',
  reminded: ({ poll }: { poll: string }) => `Напомнили об опросе ${quoted(poll)} тем, кто ещё не ответил`,
  budgetFine: 'Сверили расходы с планом: писать не о чем',
  budgetWarned: 'Предупредили владельца и тех, кому открыты финансы',
  runEnded: ({ kind, title }: { kind: RunKind; title: string }) => `${ENDED[kind]} ${quoted(title)}: его срок прошёл`,
  planEnded: 'Оплаченный срок закончился, тариф теперь Startup',
  workloadAnalysed: 'Обновили анализ нагрузки',
  workloadChanging: 'Анализ сейчас не начать: то, что анализируют, только что изменилось. Попробуйте ещё раз',
  outdatedRemoved: ({ kinds }: { kinds: readonly Exclude<Retained, 'answers'>[] }) =>
    `Удалили то, срок хранения чего прошёл: ${kinds.map((kind) => OUTDATED[kind]).join(', ')}`,
  failed: 'Не получилось. Попробуем ещё раз',
} as const;
