import type { FactorOfGroup, Level } from '../../../rules/workload-level.ts';
import type { WorkSource } from '../../../rules/task-sources.ts';
import { dayName, dayRangeName } from '../dates.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';
import { workSources } from '../rules/work-sources.ts';
import { analystsSaid } from './analysts-said.ts';
import { loadReasonsSaid } from './load-reasons-said.ts';
import { workloadAdviceSaid } from './workload-advice-said.ts';

const LEVELS: Readonly<Record<Level, string>> = { high: 'высокая', medium: 'заметная', low: 'невысокая' };

/** What is measured, in the plural. */
const MEASURED = {
  overdue: 'Просроченные задачи',
  waiting: 'Ожидающие задачи',
  no_deadline: 'Задачи без срока',
  no_estimate: 'Задачи без оценки',
  stale: 'Давние задачи',
  no_responsible: 'Задачи без ответственного',
  above_80: 'Люди с индексом выше 80',
  above_habit: 'Люди, у которых задач больше обычного',
  concentration: 'Задачи у самых загруженных',
} as const;

/** What a team does differently, and how that is said of so many tasks. */
const HABITS = {
  no_estimate: { often: 'оценивают задачи', has: 'Оценка времени есть' },
  no_deadline: { often: 'ставят сроки', has: 'Срок стоит' },
  waiting: { often: 'задачи реже ждут других', has: 'Не ждут других' },
} as const;

const GAPS = {
  no_responsible: {
    title: 'за часть задач никто не отвечает',
    of: 'Ответственного нет',
    unseen: 'чья это нагрузка, не видно',
  },
  no_deadline: {
    title: 'у части задач нет срока',
    of: 'Срока нет',
    unseen: 'их просрочку и пики сроков не видно',
  },
  no_estimate: {
    title: 'большинство задач без оценки времени',
    of: 'Оценки нет',
    unseen: 'час и неделя работы выглядят одинаково',
  },
} as const;

const OF_PERSON = {
  overdue: 'просрочка',
  habit: 'задач больше обычного',
  capacity: 'часов задач больше, чем рабочих',
  deadlines: 'сроки подряд',
} as const;

const PARTS: Readonly<Record<FactorOfGroup, { readonly name: string; readonly unknown: string }>> = {
  overdue: { name: 'Просрочка', unknown: 'Не посчитано: открытых задач с ответственным нет.' },
  flow: {
    name: 'Сколько ставят и завершают',
    unknown: 'Не посчитано: задачи известны меньше двух месяцев, и сначала их заводили, а не ставили.',
  },
  people: { name: 'Перегруженные люди', unknown: 'Не посчитано: открытых задач с ответственным нет.' },
};

const tasks = (count: number) => plural(count, 'задача', 'задачи', 'задач');
const setTasks = (count: number) => plural(count, 'задачу', 'задачи', 'задач');
const ofOpenTasks = (count: number) => plural(count, 'открытой задачи', 'открытых задач', 'открытых задач');
const daysOf = (count: number) => plural(count, 'день', 'дня', 'дней');
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What an analysis of workload says; kept as data. */
export const workloadSaid = {
  ...loadReasonsSaid,
  ...workloadAdviceSaid,
  ...analystsSaid,
  text: ({ sentences }: { sentences: readonly string[] }) => sentences.join(' '),
  /** A title, of a team or of the company; `what` is in small letters. */
  about: ({ team, what }: { team: string | null; what: string }) =>
    team === null ? capital(what) : `Команда «${team}»: ${what}`,
  ofPerson: ({ factor }: { factor: keyof typeof OF_PERSON }) => OF_PERSON[factor],
  measured: ({ trait, team }: { trait: keyof typeof MEASURED; team: string | null }) =>
    team === null ? MEASURED[trait] : `${MEASURED[trait]}, команда «${team}»`,

  // Chips.
  tasks: ({ count }: { count: number }) => tasks(count),
  newTasks: ({ count }: { count: number }) => plural(count, 'новая', 'новые', 'новых'),
  doneTasks: ({ count }: { count: number }) => `${formatNumber(count)} завершено`,
  closedTasks: ({ count }: { count: number }) => `${formatNumber(count)} закрыто`,
  deadlines: ({ count }: { count: number }) => plural(count, 'срок', 'срока', 'сроков'),
  withHabit: ({ habit, count }: { habit: keyof typeof HABITS; count: number }) =>
    `${HABITS[habit].has.toLowerCase()} у ${formatNumber(count)}`,

  // Findings: titles in small letters, then what is said of them.
  overdueFaster: 'просрочка растёт быстрее, чем закрываются задачи',
  overdueMore: 'просрочки больше, чем месяц назад',
  overdueGrowth: (told: {
    days: number;
    set: number;
    closed: number;
    late: number;
    open: number;
    lateBefore: number;
    before: number;
    daysToClear: number;
  }) =>
    `За ${told.days} дней поставили ${setTasks(told.set)}, закрыли ${formatNumber(told.closed)}. Просрочено ${formatNumber(told.late)} из ${formatNumber(told.open)} открытых, ${told.days} дней назад было ${formatNumber(told.lateBefore)} из ${formatNumber(told.before)}. Это больше случайной разницы. Чтобы их разобрать, в нынешнем темпе нужно ${daysOf(told.daysToClear)}.`,
  overdueMost: 'просрочена большая часть задач',
  overduePart: 'просрочена заметная часть задач',
  overdueLevel: (told: { late: number; open: number; days: number; daysToClear: number }) =>
    `Просрочено ${formatNumber(told.late)} из ${formatNumber(told.open)} открытых задач. Больше ли это, чем ${told.days} дней назад, с уверенностью сказать нельзя. Чтобы их разобрать, в нынешнем темпе нужно ${daysOf(told.daysToClear)}.`,
  inflow: 'задачи ставят быстрее, чем завершают',
  inflowText: ({ days, set, done }: { days: number; set: number; done: number }) =>
    `За ${days} дней поставили ${setTasks(set)}, завершили ${formatNumber(done)}. Если так пойдёт дальше, открытых задач будет всё больше, а за ними и просроченных.`,
  waiting: 'задачи ждут дольше, чем делаются',
  waitingText: (told: {
    waiting: number;
    open: number;
    age: { readonly middle: number; readonly low: number; readonly high: number };
    days: number;
    usual: number;
  }) => {
    const { middle, low, high } = told.age;
    const range = low === high ? '' : ` (вероятно от ${formatNumber(low)} до ${formatNumber(high)})`;
    return `${pluralForm(told.waiting, 'Ждёт', 'Ждут', 'Ждут')} ${formatNumber(told.waiting)} из ${formatNumber(told.open)} открытых задач. Обычно такая задача открыта ${daysOf(middle)}${range} со дня постановки; закрытые за ${told.days} дней обычно занимали ${daysOf(told.usual)}. С какого дня задача ждёт, в данных нет.`;
  },
  peak: ({ from, to }: { from: string; to: string }) => `пик сроков придётся на ${dayRangeName(from, to)}`,
  peakText: ({ days, count, usual, record }: { days: number; count: number; usual: number; record: string }) =>
    `На ${pluralForm(days, 'этот день', 'эти дни', 'эти дни')} ${pluralForm(count, 'поставлен', 'поставлено', 'поставлено')} ${plural(count, 'срок', 'срока', 'сроков')}, обычно около ${formatNumber(usual)}. Это прогноз: сроки часто двигают, и пик может размыться. ${record}`,
  noPeaksBefore: 'Прежних пиков, с которыми его можно сравнить, ещё не было.',
  peaksBefore: ({ told, came }: { told: number; came: number }) =>
    `Из ${plural(told, 'пика', 'пиков', 'пиков')}, что мы предсказали раньше, ${came === 0 ? 'не состоялся ни один' : `${pluralForm(came, 'состоялся', 'состоялись', 'состоялись')} ${formatNumber(came)}`}.`,
  concentration: 'много задач держится на немногих',
  concentrationText: ({ people, of, held, all }: { people: number; of: number; held: number; all: number }) =>
    `${people === 1 ? `У${NBSP}одного человека` : `У${NBSP}${formatNumber(people)}${NBSP}человек`} из ${formatNumber(of)} — ${formatNumber(held)} из ${formatNumber(all)} открытых задач с ответственным. Если кто-то из них заболеет или уйдёт, встанет больше всего.`,
  aboveHabitMost: 'у большинства людей задач заметно больше обычного',
  aboveHabitSome: 'у части людей задач заметно больше обычного',
  aboveHabitText: ({ people, of, weeks }: { people: number; of: number; weeks: number }) =>
    `У ${formatNumber(people)} из ${plural(of, 'человека', 'человек', 'человек')} открытых задач заметно больше, чем обычно у них самих за последние ${weeks} недель. Сравниваем каждого только с ним самим.`,
  stale: ({ days }: { days: number }) => `часть задач открыта дольше ${days} дней`,
  staleText: ({ stale, open, days }: { stale: number; open: number; days: number }) =>
    `${formatNumber(stale)} из ${formatNumber(open)} открытых задач ${pluralForm(stale, 'поставлена и начата', 'поставлены и начаты', 'поставлены и начаты')} больше ${days} дней назад, а срок прошёл или его нет. Что с ними делали потом, в данных нет: видны только дни постановки и начала.`,
  gap: ({ gap }: { gap: keyof typeof GAPS }) => GAPS[gap].title,
  gapText: ({ gap, count, open }: { gap: keyof typeof GAPS; count: number; open: number }) =>
    `${GAPS[gap].of} у ${formatNumber(count)} из ${formatNumber(open)} открытых задач: ${GAPS[gap].unseen}.`,
  lessOverdue: ({ habit }: { habit: keyof typeof HABITS }) =>
    `просрочки меньше, чем у других, и здесь чаще ${HABITS[habit].often}`,
  lessOverdueText: (told: {
    habit: keyof typeof HABITS;
    late: number;
    open: number;
    lateElsewhere: number;
    openElsewhere: number;
    having: number;
    havingElsewhere: number;
  }) =>
    `Просрочено ${formatNumber(told.late)} из ${ofOpenTasks(told.open)}, у остальных — ${formatNumber(told.lateElsewhere)} из ${formatNumber(told.openElsewhere)}. ${HABITS[told.habit].has} у ${formatNumber(told.having)} из ${formatNumber(told.open)}, у остальных — у ${formatNumber(told.havingElsewhere)} из ${formatNumber(told.openElsewhere)}. Причина ли это — неизвестно.`,

  // The headline.
  noOpenTasks: 'Открытых задач нет: нагрузку не оценить',
  nobodysTasks: 'За открытые задачи никто не отвечает: чья это нагрузка, не видно',
  /** The level with what makes it, then what is graver than it. */
  headline: (told: { level: Level; unsure: boolean; reasons: readonly string[]; graver: readonly string[] }) => {
    const why = told.reasons.length === 0 ? '' : `: ${told.reasons.join(', ')}`;
    return [`Нагрузка ${told.unsure ? 'скорее ' : ''}${LEVELS[told.level]}${why}`, ...told.graver].join('; ');
  },
  teamAbove: ({ team, level }: { team: string; level: Level }) => `у команды «${team}» — ${LEVELS[level]}`,
  teamsAbove: ({ count, level }: { count: number; level: Level }) =>
    `у ${plural(count, 'команды', 'команд', 'команд')} — ${LEVELS[level]}`,
  aboutWithin: ({ team, what }: { team: string | null; what: string }) =>
    team === null ? what : `команда «${team}»: ${what}`,

  // Its sentences.
  nothingOpen: ({ days, done }: { days: number; done: number }) =>
    `Открытых задач нет, поэтому индекса нагрузки нет. За ${days} дней завершили ${setTasks(done)}. Видно только то, что заводят задачами.`,
  noIndex: 'Индекса нагрузки нет: ни у одной открытой задачи нет ответственного.',
  index: ({ score }: { score: number }) => `Индекс нагрузки — ${formatNumber(score)} из 100.`,
  indexUpTo: (told: { score: number; high: number; undated: number; unestimated: number; unassigned: number }) => {
    const gaps = [
      ...(told.undated === 0 ? [] : [`${tasks(told.undated)} без срока`]),
      ...(told.unestimated === 0 ? [] : [`${tasks(told.unestimated)} без оценки`]),
      ...(told.unassigned === 0 ? [] : [`${tasks(told.unassigned)} без ответственного`]),
    ];
    const why = gaps.length === 0 ? '' : ` (${gaps.join(', ')})`;
    return `Индекс нагрузки — ${formatNumber(told.score)} из 100, а с тем, чего в данных нет, — до ${formatNumber(told.high)}${why}.`;
  },
  late: ({ late, open }: { late: number; open: number }) => `Просрочено ${formatNumber(late)} из ${ofOpenTasks(open)}.`,
  flow: ({ days, set, done }: { days: number; set: number; done: number }) =>
    `За ${days} дней поставили ${setTasks(set)}, завершили ${formatNumber(done)}.`,
  /** Of whoever has no task nothing is seen. */
  people: ({ high, medium, seen }: { high: number; medium: number; seen: number }) => {
    const all = `${plural(seen, 'человека', 'человек', 'человек')} с${NBSP}задачами`;
    const loaded =
      high === 0 ? `Индекс выше 80 — ни у кого из ${all}` : `Индекс выше 80 — у ${formatNumber(high)} из ${all}`;
    return medium === 0 ? `${loaded}.` : `${loaded}, от 61 до 80 — у ${formatNumber(medium)}.`;
  },
  beginWith: ({ title }: { title: string }) => `Начать стоит с этого: ${quoted(title)}.`,
  noCause: 'С чего начать, по задачам не видно: одной причины у высокой нагрузки нет.',
  nothingUrgent: 'Срочного по задачам не видно.',

  // Parts of the score.
  partName: ({ factor }: { factor: FactorOfGroup }) => PARTS[factor].name,
  partUnknown: ({ factor }: { factor: FactorOfGroup }) => PARTS[factor].unknown,
  partOverdue: (told: { late: number; open: number; days: number; done: number; daysToClear: number | null }) => {
    const toClear = told.daysToClear === null ? '' : `, на них в этом темпе нужно ${daysOf(told.daysToClear)}`;
    return `Просрочено ${formatNumber(told.late)} из ${formatNumber(told.open)} открытых. За ${daysOf(told.days)} завершили ${setTasks(told.done)}${toClear}. Больше недели — заметно, больше двух — высоко. К завершённым прибавляем пять, чтобы одна просроченная задача не решала всё.`;
  },
  partFlow: ({ days, set, done }: { days: number; set: number; done: number }) =>
    `За ${daysOf(days)} поставили ${setTasks(set)}, завершили ${formatNumber(done)}. На четверть больше, чем завершают, — заметно, наполовину больше — высоко. К обоим числам прибавляем двадцать: на нескольких задачах отношение случайно.`,
  partPeople: ({ people, of }: { people: number; of: number }) =>
    `Индекс выше 80 у ${formatNumber(people)} из ${formatNumber(of)}. Больше четверти людей — заметно, больше двух пятых — высоко. У человека индекс — тоже худшая из частей: просрочка против его темпа, задач больше обычного для него самого, сроки подряд, часы задач против рабочих часов.`,

  // Risks, and what cannot be seen.
  peakRisk: ({ title }: { title: string }) => `${title}: что не успеют, станет просрочкой`,
  urgentUnassigned: ({ count }: { count: number }) =>
    `${plural(count, 'срочная задача', 'срочные задачи', 'срочных задач')} без ответственного`,
  lateInOneProject: ({ count, late }: { count: number; late: number }) =>
    `${formatNumber(count)} из ${plural(late, 'просроченной задачи', 'просроченных задач', 'просроченных задач')} — в одном проекте`,
  undated: ({ count }: { count: number }) => `${tasks(count)} без срока: их просрочку не видно`,
  unseenLeave: 'Отпуска и больничные: их здесь не ведут',
  unseenLeaveOfPortal: 'Отпуска и больничные: Bitrix24 их не отдаёт',
  unseenLeaveOfSource: ({ source }: { source: WorkSource }) =>
    `Отпуска и больничные: ${workSources[source]} их не отдаёт`,
  unseenWork: 'Работу, которую не заводят задачами',
  unseenSince: ({ day }: { day: string }) => `Что изменилось в Bitrix24 после ${dayName(day)}: тогда задачи читали`,
  unseenSinceOfSource: ({ day, source }: { day: string; source: WorkSource }) =>
    `Что изменилось в источнике задач (${workSources[source]}) после ${dayName(day)}: тогда его читали`,
  unseenDifficulty: ({ count, open }: { count: number; open: number }) =>
    `Сложность: у ${formatNumber(count)} из ${formatNumber(open)} открытых задач нет оценки времени`,
  unseenHardship: 'Сложность: оценка времени говорит о часах, а не о трудности',
  unseenOverdue: ({ count }: { count: number }) => `Просрочку ${plural(count, 'задачи', 'задач', 'задач')} без срока`,
  unseenWhose: ({ count }: { count: number }) => `Чья нагрузка — ${tasks(count)} без ответственного`,
  unseenIdle: ({ count }: { count: number }) =>
    `Чем заняты ${plural(count, 'человек', 'человека', 'человек')} без открытых задач: их нагрузку считаем нулевой`,

  // Facts that a model is given.
  factScore: (told: { score: number; high: number; level: Level; reasons: readonly string[] }) =>
    `Индекс нагрузки компании — ${formatNumber(told.score)} из 100, с неизвестным в данных до ${formatNumber(told.high)}. Нагрузка ${LEVELS[told.level]}${told.reasons.length === 0 ? '' : `: ${told.reasons.join(', ')}`}.`,
  factCompleted: ({ days, done, total }: { days: number; done: number; total: number }) =>
    `За ${days} дней завершено ${formatNumber(done)} из ${plural(total, 'задачи', 'задач', 'задач')}, которые за это время были в работе.`,
  factPeople: ({ high, medium, low }: { high: number; medium: number; low: number }) =>
    `Индекс выше 80 у ${formatNumber(high)}, от 61 до 80 у ${formatNumber(medium)}, до 60 у ${formatNumber(low)}.`,
  factTeam: (told: { team: string; score: number; open: number; people: number }) =>
    `Команда «${told.team}»: индекс ${formatNumber(told.score)} из 100, ${plural(told.open, 'открытая задача', 'открытые задачи', 'открытых задач')}, ${plural(told.people, 'человек', 'человека', 'человек')}.`,
  factFinding: ({ title, text }: { title: string; text: string }) => `${title}. ${text}`,
} as const;
