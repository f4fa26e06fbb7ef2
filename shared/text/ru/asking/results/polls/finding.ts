import type { Verdict } from '../../../../../rules/direction.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../../../format.ts';

const RUNS = ['два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const RUNS_ALL = ['обоим', 'трём', 'четырём', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const FEW = ['Никто', 'Один человек', 'Двое', 'Трое', 'Четверо'];
const LATER = 'когда ответят хотя бы пятеро';

/** «шесть запусков», «12 запусков». */
const runs = (count: number) => {
  const word = RUNS[count - 2];
  const form = pluralForm(count, 'запуск', 'запуска', 'запусков');
  return word ? `${word} ${form}` : `${formatNumber(count)}${NBSP}${form}`;
};
/** «ответили 34 из 40», «ответил 21». */
const turnout = (verb: string, count: number, asked: number | null) =>
  `${verb} ${formatNumber(count)}${asked === null ? '' : `${NBSP}из${NBSP}${formatNumber(asked)}`}`;

/** How a figure is called and how it moves: «eNPS вырос», «среднее выросло». */
interface Words {
  readonly name: string;
  /** The same where it opens a sentence. */
  readonly title: string;
  readonly up: string;
  readonly down: string;
  readonly was: readonly [string, string];
  readonly moved: string;
  readonly same: string;
}
const ENPS: Words = {
  name: 'eNPS',
  title: 'eNPS',
  up: 'вырос',
  down: 'снизился',
  was: ['был', 'стал'],
  moved: 'сдвинулся',
  same: 'прежний',
};
const MEAN: Words = {
  name: 'среднее',
  title: 'Среднее',
  up: 'выросло',
  down: 'снизилось',
  was: ['было', 'стало'],
  moved: 'сдвинулось',
  same: 'прежнее',
};

/** Texts of what runs have found: first things first, and how sure they are. */
export const findingText = {
  none: { open: 'Ответов пока нет', closed: 'В этом запуске никто не ответил' },
  few: {
    open: (count: number) => `${FEW[count]} ${count === 1 ? 'уже ответил' : 'уже ответили'}: выводы появятся, ${LATER}`,
    closed: (count: number) =>
      `${FEW[count]} ${count === 1 ? 'ответил' : 'ответили'}: для выводов нужно хотя бы пять ответов`,
    scores: {
      open: `Оценок пока меньше пяти: выводы появятся, когда их станет больше`,
      closed: 'Оценок меньше пяти: для выводов этого мало',
    },
  },

  enps: {
    above: 'Сторонников больше, чем критиков',
    below: 'Критиков больше, чем сторонников',
    even: 'Сторонников и критиков поровну',
    maybeAbove: 'Сторонников больше, но перевес может быть случайным',
    maybeBelow: 'Критиков больше, но перевес может быть случайным',
  },
  mean: {
    mostlyHigh: (from: number) => `Большинство ставит ${from} и выше`,
    mostlyLow: (to: number) => `Большинство ставит ${to} и ниже`,
    plain: (value: string, max: number) => `Средняя оценка — ${value} из ${max}`,
    lowerIsBetter: (sentence: string) => `${sentence} (меньше — лучше)`,
  },
  values: (text: string) => `Чаще всего отвечают ${quoted(text)}`,
  texts: (count: number) => plural(count, 'человек ответил', 'человека ответили', 'человек ответили'),
  soFar: (sentence: string) => `Пока ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,

  figure: {
    enps: (value: string) => `eNPS ${value}`,
    mean: (value: string, max: number) => `Среднее ${value} из ${max}`,
  },
  likely: (figure: string, low: string, high: string) => `${figure}, вероятно между ${low} и ${high}`,
  likelyOnly: (low: string, high: string) => `Вероятно между ${low} и ${high}`,
  likelyShare: (part: string, low: string, high: string) => `${part}, вероятно от ${low} до ${high}`,
  ofAnswers: (count: number, all: number, least: boolean) =>
    `${least ? 'не меньше ' : ''}${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(all)} ответов`,
  with: (figure: string, answered: string) => `${figure}: ${answered}`,
  everybody: (asked: number) => `ответили все ${formatNumber(asked)}`,
  everybodyOnly: (asked: number) => `Ответили все ${formatNumber(asked)}, гадать не о чем`,
  answered: (count: number, asked: number | null) =>
    turnout(pluralForm(count, 'ответил', 'ответили', 'ответили'), count, asked),
  /** More have answered than are shown yet. */
  shown: (count: number, asked: number | null) =>
    turnout(count === 1 ? 'показан ответ' : 'показаны ответы', count, asked),
  /** The same of an open run, where more of them will be. */
  shownSoFar: (count: number, asked: number | null) =>
    `${turnout(count === 1 ? 'показан ответ' : 'показаны ответы', count, asked)}, остальные откроются группами, не меньше чем по пять`,
  scored: (count: number, asked: number | null) =>
    turnout(pluralForm(count, 'оценку поставил', 'оценку поставили', 'оценку поставили'), count, asked),

  words: { enps: ENPS, mean: MEAN },
  change: {
    first: 'Сравнивать пока не с чем: закрыт только один запуск с оценками',
    none: 'Закрытых запусков с оценками ещё нет',
    noneClosed: 'Закрытых запусков ещё нет',
    firstClosed: 'Сравнивать пока не с чем: закрыт только один запуск',
    reworded: 'Вопрос теперь звучит иначе: с прежними запусками не сравниваем',
    open: 'Запуск ещё открыт: сравним с прошлыми, когда он закроется',
    over: (count: number, moved: string, from: string, to: string) =>
      `За ${runs(count)} ${moved} с${NBSP}${from} до${NBSP}${to}`,
    overAll: (count: number, moved: string) => `За ${runs(count)} в целом ${moved}`,
    pair: (moved: string, from: string, to: string) => `${moved}: было ${from}, стало ${to}`,
    wasAndIs: (name: string, was: readonly [string, string], from: string, to: string) =>
      `${name} ${was[0]} ${from}, ${was[1]} ${to}`,
    same: (name: string, same: string, value: string) => `${name} ${same}: ${value}`,
    sure: (sentence: string, verdict: Verdict | null) =>
      `${sentence}, это ${verdict === null ? '' : `${verdict === 'worse' ? 'хуже' : 'лучше'}, и это `}больше случайной разницы`,
    unsure: (sentence: string) => `${sentence}: разница может быть случайной`,
    unsureOver: (sentence: string) => `${sentence}, но это может быть случайностью`,
    people: {
      up: (from: string, to: string) =>
        `В${NBSP}последнем закрытом запуске ответило больше людей: было ${from}, стало ${to}`,
      down: (from: string, to: string) =>
        `В${NBSP}последнем закрытом запуске ответило меньше людей: было ${from}, стало ${to}`,
      same: (count: string) => `В${NBSP}двух последних закрытых запусках ответило поровну: по${NBSP}${count}`,
    },
  },
  notes: {
    difference: (value: string, low: string, high: string) =>
      `Разница двух последних закрытых запусков — ${value}, вероятно от ${low} до ${high} (интервал 98${NBSP}%). В ней есть и шум дня, поэтому поправки на число опрошенных здесь нет.`,
    noticeable: (noticed: string) => `${noticed.charAt(0).toUpperCase()}${noticed.slice(1)} между двумя запусками.`,
    runs: 'запусков',
    fewRuns: (count: number, needed: number) =>
      `О тренде говорить рано: запусков для него ${formatNumber(count)}, нужно хотя бы ${formatNumber(needed)}.`,
    slope: (count: number, value: string, low: string, high: string) =>
      `По ${RUNS_ALL[count - 2] ?? `всем ${formatNumber(count)}`} запускам вместе: ${value} за всё время, вероятно от ${low} до ${high}.`,
    earlier: (told: number, stayed: number) =>
      `Прежних изменений больше случайного: ${formatNumber(told)}. ${stayed === told ? 'Каждый раз' : stayed === 0 ? 'Ни разу' : `${plural(stayed, 'раз', 'раза', 'раз')} из${NBSP}${formatNumber(told)}`} и${NBSP}следующий запуск ${stayed === 0 ? `не${NBSP}` : ''}остался на${NBSP}той${NBSP}же стороне.`,
    band: `Полоса — интервал 95${NBSP}% каждого запуска вместе с${NBSP}шумом дня.`,
    bandMore:
      'С шумом дня полоса шире, чем у итога одного дня. Изменилось ли что-то, говорит не она, а разница: её проверяли.',
    stillOpen: 'Последний запуск ещё открыт: он показан пунктиром и в сравнение не входит.',
  },
} as const;
