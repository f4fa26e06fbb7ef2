import type { Metric, PollRecommendations, Severity } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { groupWords } from '#shared/rules/group-words.ts';
import type { PollData } from '../data.ts';
import { figuresOf } from '../figures.ts';
import type { Finding } from '../findings/finding.ts';
import { ENOUGH_ANSWER } from '#shared/rules/statistics/silent.ts';
import { runWords, type RunWords } from '../run-words.ts';
import type { Words } from '../words.ts';
import { nextSurvey } from './next-survey.ts';
import { notConcluded } from './not-concluded.ts';
import { THEME_ADVICE } from './theme-advice.ts';

type Recommendations = Omit<PollRecommendations, 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'>;

const TIMELINE = { now: 'на этой неделе', soon: '2–6 недель', later: '3–6 месяцев' };
/** Why no sum is named: answers hold no prices, and what is to be done has not been chosen. */
const NO_SUM = 'сумма не названа: в ответах нет цен. Её можно посчитать, когда решено, что именно делать';
const ORDER: readonly Severity[] = ['critical', 'high', 'medium', 'low'];
/** More at once is not done. */
const MOST_THEMES = 4;

/** What follows from the concerns and from nothing else. */
export function recommend(data: PollData, words: Words, concerns: readonly Finding[]): Recommendations {
  const run = runWords(data);
  const themes = concerns
    .flatMap(({ finding, subject, severity }) => (subject.kind === 'theme' ? [{ finding, subject, severity }] : []))
    .slice(0, MOST_THEMES)
    .map((one) => ({ ...one, advice: THEME_ADVICE[one.subject.theme], goal: goalOf(one.finding.metric, run) }));
  const basis = ({ finding }: Pick<Finding, 'finding'>) => ({ based_on: [finding.id], metric: finding.metric });
  const immediate = [
    ...themes.map((one) => ({
      id: `now:${one.finding.id}`,
      ...basis(one),
      title: one.advice.now.title,
      priority: one.severity,
      description: one.advice.now.description,
      timeline: TIMELINE.now,
      responsible: one.advice.now.responsible,
      expected_outcome: one.goal,
    })),
    ...concerns.flatMap((concern) => generalAction(concern, run) ?? []),
  ].toSorted((a, b) => ORDER.indexOf(a.priority) - ORDER.indexOf(b.priority));
  return {
    frames_analyzed: data.runs.length,
    total_responses: data.runs.reduce((all, { responses }) => all + responses, 0),
    executive_summary: executive(
      data,
      immediate.map(({ title }) => title),
      themes.length === 0 ? notConcluded(data, words) : null,
    ),
    immediate_actions: immediate,
    short_term_initiatives: themes.map((one) => ({
      id: `soon:${one.finding.id}`,
      ...basis(one),
      title: one.advice.soon.title,
      description: one.advice.soon.description,
      timeline: TIMELINE.soon,
      resources_needed: `Время: ${lowerFirst(one.advice.soon.responsible)}. Деньги: ${NO_SUM}`,
      success_metrics: [one.goal],
    })),
    long_term_strategies: themes.map((one) => ({
      id: `later:${one.finding.id}`,
      ...basis(one),
      title: one.advice.later.title,
      description: one.advice.later.description,
      timeline: TIMELINE.later,
      investment_required: `${NO_SUM[0]!.toUpperCase()}${NO_SUM.slice(1)}`,
      expected_impact: one.goal,
    })),
    continuous_improvements: [
      {
        area: 'Обратная связь',
        frequency: run.after,
        actions: ['Рассказать людям, что услышали', 'Назвать, что делаем, что нет и почему'],
      },
      ...(themes.length > 0
        ? [
            {
              area: 'Темы, которыми недовольны',
              frequency: run.every,
              actions: [`Сравнить число недовольных ${run.withLast}`],
            },
          ]
        : []),
    ],
    success_metrics: concerns.flatMap(({ finding }) => (finding.metric ? [goalOf(finding.metric, run)] : [])),
    next_survey_recommendations: nextSurvey(data, words),
  };
}

/** What to reach by the next run, by the metric of a finding. */
function goalOf(metric: Metric | null, { seenNext, inNext }: RunWords): string {
  if (metric === null) return seenNext;
  const { key, label, count, of } = metric;
  const all = formatNumber(of);
  if (key === 'participation')
    return `${inNext.charAt(0).toUpperCase()}${inNext.slice(1)} ответят хотя бы ${formatNumber(Math.ceil(ENOUGH_ANSWER * of))} из ${all} (сейчас ${formatNumber(count)})`;
  return `${label}: ${inNext} не больше ${formatNumber(Math.floor(count / 2))} из ${all} (сейчас ${formatNumber(count)})`;
}

/** What to do about a figure that is no theme; null where it is one. */
function generalAction(concern: Finding, run: RunWords): Recommendations['immediate_actions'][number] | null {
  const words = generalWords(concern, run);
  if (!words) return null;
  const { finding, severity } = concern;
  return {
    id: `now:${finding.id}`,
    based_on: [finding.id],
    metric: finding.metric,
    ...words,
    priority: severity,
    timeline: TIMELINE.now,
    expected_outcome: goalOf(finding.metric, run),
  };
}

function generalWords(
  { subject }: Finding,
  { untilNext }: RunWords,
): { title: string; description: string; responsible: string } | null {
  switch (subject.kind) {
    case 'question':
      return {
        title: `Разобрать с командами ответы на вопрос «${subject.question}»`,
        description: `Показать итог без имён и спросить, что за ним стоит. Выбрать одну перемену ${untilNext}.`,
        responsible: 'Руководители команд',
      };
    case 'enps':
      return {
        title: 'Спросить людей, что изменило бы их оценку',
        description: 'На встречах команд, без поиска критиков: ответы анонимны. Записать три самые частые причины.',
        responsible: 'HR и руководители команд',
      };
    case 'worse':
      return {
        title: `Выяснить, что изменилось: ${subject.figure} ${subject.now}`,
        description:
          'Вспомнить, что произошло между запусками, и спросить команды. Опрос показывает, что изменилось, но не почему.',
        responsible: 'HR',
      };
    case 'participation':
      return {
        title: 'Спросить, почему многие не отвечают',
        description:
          'Некогда, не верят в анонимность, не видят толку: ответ подскажет, что менять. Рассказать, что сделали после прошлого опроса.',
        responsible: 'HR',
      };
    case 'theme':
    case 'other':
      return null;
  }
}

/** What to begin with; where nothing follows, that; and what was left out of all conclusions. */
function executive(data: PollData, titles: readonly string[], leftOut: string | null): string {
  const [run] = data.runs;
  if (!run) return 'Запусков ещё нет: советовать пока не по чему.';
  if (run.responses < data.smallestGroup) {
    const { of, all } = groupWords(data.smallestGroup);
    return `Ответов меньше ${of}: советовать можно, когда ответят хотя бы ${all}.`;
  }
  const [first, ...rest] = titles;
  const told = first === undefined ? nothingFollows(data, leftOut) : `Начните с первого: «${first}».`;
  const more =
    rest.length === 0
      ? ''
      : `Дальше — ещё ${plural(rest.length, 'шаг', 'шага', 'шагов')}, каждый следует из своего вывода.`;
  const after =
    first === undefined ? `Расскажите людям, что услышали, и повторите ${runWords(data).it} в тех же словах.` : '';
  return [told, more, leftOut ?? '', after].filter(Boolean).join(' ');
}

/** Why nothing is advised; «nothing urgent» is said only where nothing was left out. */
function nothingFollows(data: PollData, leftOut: string | null): string {
  // Where nobody has said what is good, nothing urgent can be seen, and that is no calm.
  if (figuresOf(data.runs[0]!, data).some(({ direction }) => direction === null))
    return 'Хороши ли оценки, не сказать: у вопросов не указано, что лучше, больше или меньше.';
  return leftOut === null
    ? 'Срочного по ответам не видно.'
    : 'Вывода, из которого следовало бы действие, по ответам нет.';
}

function lowerFirst(text: string): string {
  return text.startsWith('HR') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
