import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';

/** Words of figures and charts, wherever answers are counted. */
export const figuresText = {
  answers: (count: number) => plural(count, 'ответ', 'ответа', 'ответов'),
  /** Behind a number of answers, where there is little room. */
  answersShort: 'отв.',

  enps: {
    finding: {
      few: 'eNPS: ответов пока мало',
      above: 'eNPS: сторонников больше, чем критиков',
      below: 'eNPS: критиков больше, чем сторонников',
      even: 'eNPS: сторонников и критиков поровну',
      unsure: 'eNPS: перевес в пределах погрешности',
    },
    label: 'eNPS',
    range: (low: string, high: string) =>
      `скорее всего от${NBSP}${low} до${NBSP}${high}, с${NBSP}вероятностью 95${NBSP}%`,
    scores: (count: number) => plural(count, 'оценка', 'оценки', 'оценок'),
    step: (count: number) =>
      `Один человек меняет итог не больше чем на${NBSP}${plural(count, 'пункт', 'пункта', 'пунктов')}.`,
    ofAll: (silent: number, asked: number, low: string, high: string) =>
      `Оценки не ${pluralForm(silent, 'дал', 'дали', 'дали')} ${formatNumber(silent)}: со всеми ${formatNumber(asked)} итог был бы от${NBSP}${low} до${NBSP}${high}.`,
    chart: (score: string, low: string, high: string) =>
      `На шкале от −100 до +100: eNPS ${score}, интервал от ${low} до ${high}`,
    promoters: (count: number) => pluralForm(count, 'сторонник', 'сторонника', 'сторонников'),
    passives: (count: number) => pluralForm(count, 'нейтральный', 'нейтральных', 'нейтральных'),
    detractors: (count: number) => pluralForm(count, 'критик', 'критика', 'критиков'),
    group: 'Кто',
    count: 'Сколько',
    share: 'Доля',
    promotersGroup: 'Сторонники, 9–10',
    passivesGroup: 'Нейтральные, 7–8',
    detractorsGroup: 'Критики, 0–6',
  },

  /** What the answers to a question say. */
  finding: {
    most: (scores: string) => `Чаще всего ставят ${scores}`,
    mostOften: (answers: readonly string[]) =>
      `Чаще всего отвечают ${answers.map((answer) => quoted(answer)).join(' и ')}`,
    spread: 'Оценки разошлись, одной частой нет',
    spreadAnswers: 'Ответы разошлись, одного частого нет',
    and: ' и ',
  },

  trend: {
    short: { enps: 'eNPS', responses: 'Ответили', mean: 'Среднее' },
    rewordedMark: 'вопрос изменён',
    openMark: 'ещё идёт',
    chart: (what: string) => `График по запускам: ${what}. Стрелки влево и вправо переходят от запуска к запуску.`,
    people: (count: number) => `${pluralForm(count, 'ответил', 'ответили', 'ответили')} ${formatNumber(count)}`,
  },
} as const;
