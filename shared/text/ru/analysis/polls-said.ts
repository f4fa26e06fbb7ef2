import type { RunKind } from '../../../rules/run-kinds.ts';
import type { Silent } from '../../../rules/statistics/silent.ts';
import type { ThemeVerdict } from '../../../rules/theme-verdict.ts';
import { ownWords, type InEach } from '../../said.ts';
import { formatNumber, LANGUAGE, NBSP, plural, pluralForm } from '../format.ts';
import { analystsSaid } from './analysts-said.ts';
import { signed } from '../../../rules/signed.ts';
import { share, signedTenth, tenth } from '../figures.ts';
import { fewerThan, people } from '../numbers.ts';
import { pollsAdviceSaid } from './polls-advice-said.ts';
import { ANSWER_THEMES } from './theme-advice.ts';

/** What a figure is of: eNPS where no question is named. */
type Figure = string | null;

const STILL_OPEN: Readonly<Record<RunKind, string>> = {
  poll: 'Запуск ещё открыт',
  survey: 'Исследование ещё идёт',
};

const SIDES = {
  even: 'сторонников и критиков поровну',
  promoters: 'сторонников больше, чем критиков',
  perhaps_promoters: 'сторонников больше, но перевес может быть случайным',
  detractors: 'критиков больше, чем сторонников',
  perhaps_detractors: 'критиков больше, но перевес может быть случайным',
} as const;

const VERDICTS: Readonly<Record<ThemeVerdict, string>> = {
  good: 'хвалят чаще, чем критикуют',
  bad: 'критикуют чаще, чем хвалят',
  praised: 'только хвалят, но таких немного',
  criticised: 'только критикуют, но таких немного',
  unhappy: 'недовольных больше, но разница может быть случайной',
  mixed: 'по-разному',
  none: 'без оценки',
};

/** What all words together sound like. */
const ON_THE_WHOLE: Readonly<Record<ThemeVerdict | 'neutral' | 'unknown', string>> = {
  neutral: 'Большинство пишет без оценки.',
  unknown: 'Для большинства ответов тон не определить, поэтому в целом не судим.',
  good: 'В целом хвалят чаще, и это больше случайной разницы.',
  bad: 'В целом критикуют чаще, и это больше случайной разницы.',
  praised: 'Кто судит, только хвалит, но таких немного.',
  criticised: 'Кто судит, только критикует, но таких немного.',
  unhappy: 'Недовольных больше, но разница может быть случайной.',
  mixed: 'Перевеса больше случайного ни у той, ни у другой стороны нет.',
  none: 'Никто ясно не хвалит и не критикует, поэтому в целом не судим.',
};

interface Tones {
  readonly positive: number;
  readonly negative: number;
  readonly mixed: number;
  readonly neutral: number;
  readonly unclear: number;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** The beginning of a sentence, or of what stands within one. */
const begun = (text: string, within = false) => (within ? text : capital(text));
const shown = (figure: Figure, value: number) => (figure === null ? signed(value) : tenth(value));
const named = (figure: Figure) => (figure === null ? 'eNPS' : `среднее на вопрос «${figure}»`);
const named1st = (figure: Figure) => (figure === null ? 'eNPS' : `Среднее на вопрос «${figure}»`);
const silently = (silent: Silent | null | undefined, say: (value: number) => string) =>
  silent ? `, с поправкой на промолчавших от ${say(silent.low)} до ${say(silent.high)}` : '';
const counted = (counts: readonly (readonly [number, string])[]) =>
  counts.flatMap(([count, what]) => (count > 0 ? [`${what} ${formatNumber(count)}`] : [])).join(', ');
const answered = (count: number) => `${pluralForm(count, 'Ответил', 'Ответили', 'Ответили')} ${formatNumber(count)}`;

function moved(figure: Figure, up: boolean): string {
  if (figure === null) return up ? 'вырос' : 'снизился';
  return up ? 'выросло' : 'снизилось';
}

function beyondChance(figure: Figure, verdict: 'better' | 'worse' | null): string {
  const judged = figure === null || verdict === null ? '' : `${verdict === 'worse' ? 'хуже' : 'лучше'}, и это `;
  return `это ${judged}больше случайной разницы`;
}

function wasAndIs(figure: Figure, from: number, to: number): string {
  const [was, is] = figure === null ? ['был', 'стал'] : ['было', 'стало'];
  return `${was} ${shown(figure, from)}, ${is} ${shown(figure, to)}`;
}

function noticeably(figure: Figure, change: number | null): string {
  if (change === null)
    return `при таком числе и${NBSP}разбросе ответов не${NBSP}заметить и${NBSP}самой большой перемены`;
  const from =
    figure === null ? plural(Math.ceil(change), 'пункта', 'пунктов', 'пунктов') : tenth(Math.ceil(change * 10) / 10);
  return `заметили бы перемену от${NBSP}${from}`;
}

const lessIsBetter = (isLower: boolean) => (isLower ? ' (меньше — лучше)' : '');
const silentOf = (figure: Figure, silent: Silent | null) => silently(silent, figure === null ? signed : signedTenth);

/** What an analysis of answers says; kept as data. */
export const pollsSaid = {
  ...pollsAdviceSaid,
  ...analystsSaid,
  text: ({ sentences }: { sentences: readonly string[] }) => sentences.join(' '),
  sentence: ({ text }: { text: string }) => `${text}.`,
  /** Of answers that still come in; `text` stands within the sentence. */
  soFar: ({ text }: { text: string }) => `Пока ${text}.`,
  answers: ({ count }: { count: number }) => plural(count, 'ответ', 'ответа', 'ответов'),
  themeName: ({ theme }: { theme: keyof typeof ANSWER_THEMES }) => ANSWER_THEMES[theme],

  // What is measured.
  measuredAnswered: 'Ответившие',
  measuredDetractors: 'Критики',
  measuredLow: ({ question }: { question: string }) => `Низкие оценки: «${question}»`,
  measuredHigh: ({ question }: { question: string }) => `Высокие оценки: «${question}»`,
  measuredTheme: ({ theme }: { theme: keyof typeof ANSWER_THEMES }) => `Пишут о теме «${ANSWER_THEMES[theme]}»`,
  measuredUnhappy: ({ theme }: { theme: keyof typeof ANSWER_THEMES }) => `Недовольны темой «${ANSWER_THEMES[theme]}»`,

  // How it compares.
  noRunsYet: 'Запусков ещё нет.',
  mayChange: ({ kind }: { kind: RunKind }) => `${STILL_OPEN[kind]}: итоги могут измениться.`,
  comparedLater: 'Запуск ещё открыт: сравним с прошлыми, когда он закроется.',
  nothingToCompare: 'Вопросов с оценками в этом запуске нет: сравнивать нечего.',
  askedOtherwise: 'С прошлыми запусками не сравниваем: вопросы тогда звучали иначе или оценок было мало.',
  othersOpen: 'С прошлыми запусками пока не сравниваем: они ещё открыты.',
  firstRun: 'Сравнивать пока не с чем: это первый запуск.',
  othersTooFew: ({ least }: { least: number }) =>
    `С прошлыми запусками не сравниваем: в них показано меньше ${fewerThan(least)} ответов.`,
  trend: (told: {
    runs: number;
    figure: Figure;
    up: boolean;
    /** Null where the ends of the trend do not tell it. */
    ends: { readonly from: number; readonly to: number } | null;
    verdict: 'better' | 'worse' | null;
    silent: Silent | null;
    within?: boolean;
  }) => {
    const { figure, ends } = told;
    const along = ends === null ? '' : ` с ${shown(figure, ends.from)} до ${shown(figure, ends.to)}`;
    return `${begun('за', told.within)} ${plural(told.runs, 'запуск', 'запуска', 'запусков')} ${named(figure)} ${moved(figure, told.up)}${along}: ${beyondChance(figure, told.verdict)}${silentOf(figure, told.silent)}`;
  },
  step: (told: {
    figure: Figure;
    up: boolean;
    from: number;
    to: number;
    verdict: 'better' | 'worse' | null;
    silent: Silent | null;
    within?: boolean;
  }) => {
    const { figure } = told;
    const name = told.within === true ? named(figure) : named1st(figure);
    return `${name} ${moved(figure, told.up)} с прошлого запуска: ${wasAndIs(figure, told.from, told.to)}; ${beyondChance(figure, told.verdict)}${silentOf(figure, told.silent)}`;
  },
  unchanged: ({ figure, value }: { figure: Figure; value: number }) =>
    `${named1st(figure)} ${figure === null ? 'прежний' : 'прежнее'}: ${shown(figure, value)}.`,
  mayBeChance: (told: {
    figure: Figure;
    from: number;
    to: number;
    silent: Silent | null;
    /** From which change on it would be found; null where none would be. */
    noticeable: number | null;
  }) =>
    `${named1st(told.figure)} ${wasAndIs(told.figure, told.from, told.to)}: разница может быть случайной${silentOf(told.figure, told.silent)}, ${noticeably(told.figure, told.noticeable)}.`,

  // Findings.
  enps: (told: {
    side: keyof typeof SIDES;
    value: number;
    /** Null where all who were asked have answered. */
    range: { readonly low: number; readonly high: number; readonly silent: Silent | null } | null;
    promoters: number;
    passives: number;
    detractors: number;
    within?: boolean;
  }) => {
    const { range, promoters, passives, detractors } = told;
    const certainty =
      range === null
        ? `ответили все ${formatNumber(promoters + passives + detractors)}`
        : `вероятно от ${signed(range.low)} до ${signed(range.high)}${silently(range.silent, signed)}`;
    const groups = [
      plural(promoters, 'сторонник', 'сторонника', 'сторонников'),
      plural(passives, 'нейтральный', 'нейтральных', 'нейтральных'),
      plural(detractors, 'критик', 'критика', 'критиков'),
    ].join(', ');
    return `${begun(SIDES[told.side], told.within)}. eNPS ${signed(told.value)}, ${certainty}: ${groups}`;
  },
  mostChosen: (told: { question: string; option: string | InEach; count: number; of: number }) =>
    `«${told.question}»: чаще всего выбирают «${ownWords(told.option, LANGUAGE)}», ${formatNumber(told.count)} из ${formatNumber(told.of)} (${share(told.count, told.of)})`,
  ofQuestion: ({ question, words }: { question: string; words: string }) => `«${question}»: ${words}`,
  mean: (told: {
    value: number;
    top: number;
    n: number;
    /** Null where all who were asked have answered. */
    range: { readonly low: number; readonly high: number; readonly silent: Silent | null } | null;
  }) => {
    const figure = `среднее ${tenth(told.value)} из ${formatNumber(told.top)}`;
    const { range, n } = told;
    return range === null
      ? `${figure}, ответили все ${formatNumber(n)}`
      : `${figure}, вероятно от ${tenth(range.low)} до ${tenth(range.high)}${silently(range.silent, tenth)}, ${plural(n, 'оценка', 'оценки', 'оценок')}`;
  },
  badScores: ({ lowerIsBetter, mean }: { lowerIsBetter: boolean; mean: string }) =>
    `${lowerIsBetter ? 'оценки высокие (меньше — лучше)' : 'оценки низкие'}, ${mean}`,
  goodScores: ({ lowerIsBetter, mean }: { lowerIsBetter: boolean; mean: string }) =>
    `${lowerIsBetter ? 'большинство ставит низко (меньше — лучше)' : 'большинство ставит высоко'}, ${mean}`,
  sameScore: ({ count, of, score }: { count: number; of: number; score: number }) =>
    `почти все ответили одинаково, ${formatNumber(count)} из ${formatNumber(of)} поставили ${formatNumber(score)}`,
  camps: ({ low, high, middle }: { low: number; high: number; middle: number }) =>
    `мнения разошлись, ${formatNumber(low)} ставят низко, ${formatNumber(high)} — высоко, ${formatNumber(middle)} — посередине`,
  extremes: (told: {
    top: number;
    best: { readonly question: string; readonly value: number; readonly lowerIsBetter: boolean };
    worst: { readonly question: string; readonly value: number; readonly lowerIsBetter: boolean };
    within?: boolean;
  }) => {
    const of = ({ question, value, lowerIsBetter }: typeof told.best) =>
      `«${question}» — ${tenth(value)}${lessIsBetter(lowerIsBetter)}`;
    return `${begun('из', told.within)} вопросов с одной шкалой, из ${formatNumber(told.top)}: лучше всего ${of(told.best)}, хуже всего ${of(told.worst)}; разница больше случайной`;
  },
  theme: (told: {
    theme: keyof typeof ANSWER_THEMES;
    people: number;
    read: number;
    verdict: ThemeVerdict;
    tones: Tones;
  }) => {
    const { positive, negative, mixed, neutral, unclear } = told.tones;
    const tones = counted([
      [negative, 'недовольны'],
      [mixed, 'и хвалят, и недовольны'],
      [positive, 'хвалят'],
      [neutral, 'без оценки'],
      [unclear, 'тон не ясен у'],
    ]);
    return `«${ANSWER_THEMES[told.theme]}»: пишут ${formatNumber(told.people)} из ${formatNumber(told.read)} ответивших, ${VERDICTS[told.verdict]} (${tones})`;
  },
  fewAnswered: ({ count, asked }: { count: number; asked: number }) =>
    `${answered(count)} из ${formatNumber(asked)} (${share(count, asked)}): остальные могут думать иначе`,

  // Who has answered.
  answeredOf: ({ count, asked }: { count: number; asked: number }) =>
    `${answered(count)} из ${formatNumber(asked)} (${share(count, asked)}).`,
  answered: ({ count }: { count: number }) =>
    `${answered(count)}; скольких спрашивали, неизвестно, поэтому долю ответивших не посчитать.`,
  nobodyAsked: 'Спрашивать было некого.',
  turnoutGood: 'Это хорошая доля: итоги говорят почти за всех.',
  turnoutEnough: 'Этого достаточно для итогов, но часть людей промолчала.',
  turnoutFew: 'Это мало: промолчавшие могут думать иначе.',
  silentRule: 'Поправка на промолчавших: люди одного мнения могли отвечать до полутора раз реже остальных.',
  moreMayCome: ({ kind }: { kind: RunKind }) => `${STILL_OPEN[kind]}, ответы могут прийти.`,
  answeredBefore: ({ count, asked }: { count: number; asked: number | null }) =>
    `В${NBSP}прошлом запуске — ${formatNumber(count)}${asked === null ? '' : ` из ${formatNumber(asked)}`}.`,

  // What their words sound like.
  wordsWithheld: ({ least }: { least: number }) =>
    `Своими словами пока ответили немногие: о тоне и темах говорим, когда на вопрос напишут хотя бы ${people(least)}, а если отвечать на него не обязательно — после завершения.`,
  noWords: 'Своими словами никто не ответил: о настроении слов сказать нечего.',
  fewWords: ({ least }: { least: number }) =>
    `Своими словами ответило меньше ${fewerThan(least)} человек: о тоне и темах не говорим, чтобы никого не выдать.`,
  written: ({ writers, tones }: { writers: number; tones: Tones }) => {
    const said = counted([
      [tones.positive, 'хвалят'],
      [tones.negative, 'недовольны'],
      [tones.mixed, 'и хвалят, и недовольны'],
      [tones.neutral, 'пишут без оценки'],
    ]);
    return `Своими словами ${pluralForm(writers, 'написал', 'написали', 'написали')} ${plural(writers, 'человек', 'человека', 'человек')}${said ? `: ${said}` : ''}.`;
  },
  toneUnclear: ({ count, of }: { count: number; of: number }) =>
    `Тон не ясен у ${formatNumber(count)} из ${formatNumber(of)}: за них не решаем.`,
  onTheWhole: ({ verdict }: { verdict: keyof typeof ON_THE_WHOLE }) => ON_THE_WHOLE[verdict],
  toneMayErr: 'Тон находим по словам и можем ошибиться в отдельном ответе.',
  readInPart: ({ read, all }: { read: number; all: number }) =>
    `Прочитали не всех: ответов больше, чем помещается в один анализ (${formatNumber(read)} из ${formatNumber(all)}).`,
  otherLanguages: ({ count }: { count: number }) =>
    `Прочитали ответы на русском; ответов на других языках: ${formatNumber(count)}, в темы они не вошли.`,
  fewReadWords: ({ least }: { least: number }) =>
    `На русском своими словами ответило меньше ${fewerThan(least)} человек: о тоне и темах не говорим, чтобы никого не выдать.`,

  // The overview.
  noRunsOf: ({ title }: { title: string }) => `У опроса «${title}» ещё нет запусков.`,
  fewSoFar: ({ least }: { least: number }) =>
    `Ответов пока меньше ${fewerThan(least)}. Выводы появятся, когда ответят хотя бы ${people(least)}.`,
  tooFew: ({ least }: { least: number }) =>
    `Ответов меньше ${fewerThan(least)}: для выводов этого мало, и по ним можно узнать человека.`,
  mostlyOf: ({
    themes,
  }: {
    themes: readonly { readonly theme: keyof typeof ANSWER_THEMES; readonly people: number }[];
  }) =>
    `Пишут прежде всего о темах: ${themes.map((one) => `«${ANSWER_THEMES[one.theme]}» (${plural(one.people, 'человек', 'человека', 'человек')})`).join(', ')}.`,
  noScales: ({ least }: { least: number }) =>
    `Оценок, по которым можно что-то сказать, нет: их должно быть не меньше ${fewerThan(least)}.`,
} as const;
