import type { PollSummary } from '../../../models/analysis.ts';
import type { ThemeVerdict } from '../../../rules/theme-verdict.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

type Sentiment = PollSummary['sentiment_analysis']['overall_sentiment'];

/** Texts of the analysis of the answers to a poll; those of its failures are the specification's. */
export const pollAnalysisText = {
  title: 'Анализ ответов',
  block: 'Что пишут и что делать',
  runs: 'Последних запусков, от 1 до 10',
  refresh: 'Проанализировать заново',
  failedTitle: 'Анализ не получился',
  failed: {
    summary: (message: string) => `Не удалось получить выводы: ${message}`,
    recommendations: (message: string) => `Не удалось получить рекомендации: ${message}`,
  },
  fewTitle: 'Для анализа пока мало ответов',
  olderTitle: 'Анализ начинается с последнего запуска',
  older: 'А здесь показан более ранний. Нажмите «Проанализировать заново» или возьмите больше запусков.',
  few: 'Анализ появится с пятого ответа: по меньшему числу было бы видно, кто что написал.',

  basis: (responses: number, runs: number) =>
    runs === 1
      ? plural(responses, 'ответ', 'ответа', 'ответов')
      : `${plural(responses, 'ответ', 'ответа', 'ответов')} из${NBSP}${plural(runs, 'запуска', 'запусков', 'запусков')}`,

  themes: {
    label: 'Темы',
    about: (name: string) => `Пишут прежде всего о теме ${quoted(name)}`,
    none: 'Общих тем в ответах не нашлось',
    noneText: 'Темой считаем то, о чём написали хотя бы пятеро. Пока пишут мало или о разном.',
    verdicts: {
      good: 'чаще хвалят',
      bad: 'чаще критикуют',
      praised: 'хвалят немногие',
      criticised: 'критикуют немногие',
      unhappy: 'есть недовольные',
      mixed: 'по-разному',
      none: 'без оценок',
    } as const satisfies Record<ThemeVerdict, string>,
    share: (people: number, of: number) => `${formatNumber(people)}${NBSP}из${NBSP}${formatNumber(of)}`,
    bar: (name: string, people: number, of: number) =>
      `${name}: написали ${formatNumber(people)} из ${formatNumber(of)}`,
    quote: (words: string) => `«${words}»`,
    readAll: (count: number) => `Читать все ${formatNumber(count)}`,
    readAllOf: (name: string, count: number) => `Читать все ${formatNumber(count)}: ${name}`,
    note: 'Один ответ может попасть в две темы. Темы, о которых написали меньше пяти человек, собраны в «Другое». Цитаты стоят без оценки, команды и времени.',
  },

  findings: {
    key: 'Главное',
    insights: 'Что ещё видно',
    concern: 'Что тревожит',
    highlights: 'Что хорошо',
  },

  sentiment: {
    title: 'Тон ответов',
    overall: {
      positive: 'скорее хвалят',
      neutral: 'нейтральный',
      negative: 'скорее критикуют',
      mixed: 'по-разному',
      unknown: 'не определить',
    } as const satisfies Record<Sentiment, string>,
    tones: {
      positive: 'хвалят',
      negative: 'критикуют',
      mixed: 'и то и другое',
      neutral: 'без оценки',
      unclear: 'тон не ясен',
    },
  },
  /** What a sentence of the analysis begins with while the poll is open. */
  soFar: 'пока ',
  conclusions: 'Выводы анализа',
  patterns: 'Как отвечают',
  how: 'Как это посчитано',

  recommendations: {
    now: 'Сейчас',
    soon: 'Скоро',
    later: 'Потом',
    responsible: (name: string) => `Кто: ${name}`,
    outcome: (outcome: string) => `Чего ждать: ${outcome}`,
    resources: (resources: string) => `Что понадобится: ${resources}`,
    investment: (investment: string) => `Что понадобится: ${investment}`,
    metrics: (metrics: string) => `Как понять, что помогло: ${metrics}`,
    regular: 'Делать регулярно',
    area: (area: string, frequency: string) => (frequency === '' ? area : `${area}, ${frequency}`),
    success: 'Как понять, что помогло',
    next: 'О чём спросить в следующий раз',
    facts: 'Подробнее',
    more: (count: number) => `Ещё ${plural(count, 'шаг', 'шага', 'шагов')}`,
    after: 'Что делать регулярно и о чём спросить потом',
  },
} as const;
