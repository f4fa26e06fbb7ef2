import type {
  AnalysisJob,
  Metric,
  PollRecommendations,
  PollSummary,
  WorkloadRecommendations,
  WorkloadStatus,
  WorkloadSummary,
} from '#shared/models/analysis.ts';
import { SECOND_MS } from '#shared/rules/durations.ts';

/** What the server says of «Ромашка», for screens that are tested before anybody has to analyse anything. */
const AT = '2026-11-21T06:12:00.000Z';
const OVERDUE: Metric = { key: 'overdue:Продажи', label: 'Просрочено в продажах', count: 12, of: 38 };

const about = { analysis_date: AT, ai_provider: 'builtin', fallback: null, sent: null } as const;

const LATE_OF_SALES = { reason: 'просрочено 32 % открытых задач', factor: 'overdue' } as const;

export const WORKLOAD_STATUS: WorkloadStatus = {
  can_analyze: true,
  issues: [],
  recommendations: [],
  has_premium_subscription: true,
  current_subscription: 'premium',
  analysts: [
    { ai_provider: 'builtin', available: true, problem: null },
    {
      ai_provider: 'gigachat',
      available: false,
      problem: 'не подключён: доступ добавляют в настройках, в разделе «Интеграции»',
    },
  ],
  job: null,
  last: {
    analysis_date: AT,
    ai_provider: 'builtin',
    score: 61,
    headline: 'Нагрузка заметная; у команды «Продажи» — высокая',
  },
};

export const WORKLOAD_SUMMARY: WorkloadSummary = {
  ...about,
  overall_workload_score: 61,
  score_low: 61,
  score_high: 66,
  parts: [
    { factor: 'overdue', name: 'Просрочка', score: 61, text: 'Просрочено 27 из 142 открытых, это 8 дней работы.' },
    { factor: 'flow', name: 'Сколько ставят и завершают', score: 30, text: 'За 30 дней поставили 109, завершили 97.' },
    { factor: 'people', name: 'Перегруженные люди', score: 18, text: 'Индекс выше 80 у 3 из 40.' },
  ],
  employees_at_risk: 3,
  total_employees: 40,
  completion_rate: 61,
  overdue_rate: 19,
  open_tasks: 142,
  total_tasks: 318,
  period: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-21T06:12:00.000Z' },
  headline: 'Нагрузка заметная: просрочено 19 % открытых задач; у команды «Продажи» — высокая',
  executive_summary: 'Индекс — худшая из частей: просрочка, сколько ставят и завершают, перегруженные люди.',
  department_breakdown: { Продажи: 84, Склад: 66, Логистика: 58, Разработка: 52, Поддержка: 47 },
  departments: [
    { name: 'Продажи', score: 84, ...LATE_OF_SALES, open_tasks: 38, people: 9 },
    { name: 'Склад', score: 66, reason: 'перегружены 2 человека из 8', factor: 'people', open_tasks: 26, people: 8 },
    { name: 'Логистика', score: 58, reason: '', factor: null, open_tasks: 18, people: 6 },
    { name: 'Разработка', score: 52, reason: '', factor: null, open_tasks: 31, people: 8 },
    { name: 'Поддержка', score: 47, reason: '', factor: null, open_tasks: 14, people: 5 },
  ],
  hidden_departments: ['Маркетинг', 'Администрация'],
  people_by_level: { high: 3, medium: 9, low: 28 },
  key_insights: [
    {
      id: 'overdue:Продажи',
      type: 'risk',
      severity: 'high',
      title: 'В продажах просрочка растёт быстрее, чем закрываются задачи',
      description: 'За ноябрь поставили 31 задачу, закрыли 19. Просрочены 12 из 38, месяц назад было 5 из 26.',
      affected_employees: 9,
      confidence: 'high',
      evidence: [
        { id: 'overdue:sales', label: '12 задач', count: 12 },
        { id: 'open:sales', label: '38 задач', count: 38 },
      ],
      metric: OVERDUE,
    },
    {
      id: 'waiting:Склад',
      type: 'risk',
      severity: 'medium',
      title: 'Склад ждёт согласований дольше, чем работает',
      description: 'У 9 из 26 задач подстатус «ожидает ответа». Ждут в среднем 4 дня.',
      affected_employees: 8,
      confidence: 'middle',
      evidence: [{ id: 'waiting:warehouse', label: '9 задач', count: 9 }],
      metric: null,
    },
    {
      id: 'estimates',
      type: 'opportunity',
      severity: 'low',
      title: 'В разработке просрочены только 4 из 31 задачи',
      description: 'Там оценивают задачи в часах: у 29 из 31 есть оценка.',
      affected_employees: 0,
      confidence: 'high',
      evidence: [{ id: 'open:dev', label: '31 задача', count: 31 }],
      metric: null,
    },
    {
      id: 'peak',
      type: 'other',
      severity: 'low',
      title: 'Пик сроков придётся на 25–27 ноября',
      description: 'На эти три дня поставлено 34 срока, обычно около 20.',
      affected_employees: 0,
      confidence: 'low',
      evidence: [{ id: 'peak', label: '34 задачи', count: 34 }],
      metric: null,
    },
  ],
  employee_metrics: [
    {
      employee_name: 'Дмитрий Орлов',
      department: 'Продажи',
      total_tasks: 14,
      completed_tasks: 3,
      overdue_tasks: 6,
      workload_score: 91,
      stress_level: 'high',
      reason: 'просрочка',
    },
    {
      employee_name: 'Мария Лебедева',
      department: '',
      total_tasks: 6,
      completed_tasks: 4,
      overdue_tasks: 0,
      workload_score: 34,
      stress_level: 'low',
      reason: '',
    },
  ],
  risk_factors: ['Две крупные поставки сходятся на 26 ноября', '17 задач без срока: их просрочку не видно'],
  risk_evidence: [
    [{ id: 'risk:deliveries', label: '2 задачи', count: 2 }],
    [{ id: 'risk:no-deadline', label: '17 задач', count: 17 }],
  ],
  blind_spots: ['Отпуска и больничные: Bitrix24 их не отдаёт', 'Работу, которую не заводят задачами'],
};

export const WORKLOAD_RECOMMENDATIONS: WorkloadRecommendations = {
  ...about,
  executive_recommendations: 'Начните с продаж: это 12 из 27 просроченных задач.',
  strategic_priorities: ['Разобрать просрочку продаж', 'Согласовывать на складе за день'],
  immediate_actions: [
    {
      id: 'do:overdue:Продажи',
      title: 'Разобрать 12 просроченных задач продаж',
      priority: 'high',
      timeline: 'на этой неделе',
      horizon: 'now',
      description: 'Час вдвоём с руководителем: закрыть, перенести или отдать.',
      target_employees: ['Продажи'],
      steps: ['Выписать 12 задач с причиной', 'Закрыть устаревшие', 'Переназначить то, что ждёт склад'],
      success_metrics: ['Просроченных не больше 5 к 30 ноября'],
      based_on: ['overdue:Продажи'],
      metric: OVERDUE,
    },
    {
      id: 'do:waiting:Склад',
      title: 'Договориться, кто и за сколько согласует на складе',
      priority: 'medium',
      timeline: '2–4 недели',
      horizon: 'soon',
      description: 'Правило «ответ за день» снимает в среднем 3 дня ожидания с 9 задач.',
      target_employees: ['Склад'],
      steps: ['Назвать двух согласующих', 'Поставить срок в задаче'],
      success_metrics: [],
      based_on: ['waiting:Склад'],
      metric: null,
    },
    {
      id: 'do:estimates',
      title: 'Оценивать задачи продаж в часах',
      priority: 'low',
      timeline: '1–3 месяца',
      horizon: 'later',
      description: 'Разработка так делает и успевает чаще. Причина ли это — неизвестно: проверьте на одной группе.',
      target_employees: [],
      steps: ['Выбрать группу', 'Сравнить через месяц'],
      success_metrics: [],
      based_on: ['estimates'],
      metric: null,
    },
  ],
  strategies: [
    {
      name: 'Планировать по часам',
      strategic_focus: 'Видеть перегрузку до срока',
      description: 'Оценка задач показывает, сколько работы взято.',
      business_case: 'Меньше срывов, меньше авралов.',
      roi_projection: 'В деньгах не посчитан: в задачах нет ни зарплат, ни стоимости часа',
      initiatives: [
        {
          name: 'Проба на одной группе',
          description: 'Месяц с оценками.',
          total_timeline: '1 месяц',
          budget_estimate: '',
        },
      ],
    },
  ],
  continuous_improvement: {
    monitoring_recommendations: ['30 ноября: сравнить с сегодняшним днём'],
    key_performance_indicators: ['Просроченных в продажах не больше 5'],
    escalation_triggers: ['Индекс продаж выше 80 две недели подряд'],
  },
};

const LOAD: Metric = { key: 'theme:schedule', label: 'Пишут о графике смен', count: 11, of: 22 };

export const POLL_SUMMARY: PollSummary = {
  ...about,
  frames_analyzed: 1,
  total_responses: 34,
  summary: 'Пишут прежде всего о графике смен и чаще критикуют, а поддержку коллег хвалят.',
  key_findings: [
    {
      id: 'finding:schedule',
      text: 'О графике смен пишут 11 из 22, в прошлом запуске было 3 из 24',
      confidence: 'high',
      evidence: [{ id: 'theme:schedule', label: '11 ответов', count: 11 }],
      metric: LOAD,
    },
  ],
  statistics: {
    participation_analysis: 'Ответили 34 из 40: обычная явка.',
    response_patterns: 'Комментарий оставили 22 человека из 34.',
  },
  sentiment_analysis: {
    overall_sentiment: 'mixed',
    sentiment_details: 'Критикуют процессы, хвалят людей.',
    tones: { positive: 8, negative: 9, mixed: 3, neutral: 2, unclear: 1 },
  },
  themes: [
    {
      theme: 'schedule',
      name: 'График смен',
      people: 11,
      tones: { positive: 0, negative: 9, mixed: 1, neutral: 1, unclear: 0 },
      verdict: 'bad',
      quotes: ['Смены ставят за два дня, с детьми не спланировать.', 'Хочу знать график хотя бы на две недели вперёд.'],
      evidence: { id: 'theme:schedule', label: '11 ответов', count: 11 },
      metric: LOAD,
    },
    {
      theme: 'team',
      name: 'Поддержка коллег',
      people: 8,
      tones: { positive: 8, negative: 0, mixed: 0, neutral: 0, unclear: 0 },
      verdict: 'good',
      quotes: ['Если завис, всегда кто-то подойдёт. Это держит.'],
      evidence: { id: 'theme:team', label: '8 ответов', count: 8 },
      metric: { key: 'theme:team', label: 'Пишут о поддержке коллег', count: 8, of: 22 },
    },
    {
      theme: 'pay',
      name: 'Премии и оклад',
      people: 6,
      tones: { positive: 2, negative: 2, mixed: 2, neutral: 0, unclear: 0 },
      verdict: 'mixed',
      quotes: ['Непонятно, за что премия в этом месяце меньше.'],
      evidence: { id: 'theme:pay', label: '6 ответов', count: 6 },
      metric: { key: 'theme:pay', label: 'Пишут о премиях и окладе', count: 6, of: 22 },
    },
  ],
  insights: [],
  areas_of_concern: [
    {
      id: 'concern:schedule',
      text: 'График смен узнают за два дня',
      confidence: 'middle',
      evidence: [{ id: 'theme:schedule', label: '11 ответов', count: 11 }],
      metric: LOAD,
    },
  ],
  positive_highlights: [
    {
      id: 'good:team',
      text: 'Коллеги выручают: об этом пишут сами',
      confidence: 'high',
      evidence: [{ id: 'theme:team', label: '8 ответов', count: 8 }],
      metric: null,
    },
  ],
};

export const POLL_RECOMMENDATIONS: PollRecommendations = {
  ...about,
  frames_analyzed: 1,
  total_responses: 34,
  executive_summary: 'Начните с графика: его просят за две недели.',
  immediate_actions: [
    {
      id: 'do:schedule',
      title: 'Показывать график смен за две недели',
      priority: 'high',
      description: 'Начните с одного склада.',
      timeline: 'до 30 ноября',
      responsible: 'руководитель склада',
      expected_outcome: 'о графике пишут реже',
      based_on: ['finding:schedule'],
      metric: LOAD,
    },
  ],
  short_term_initiatives: [
    {
      id: 'do:pay',
      title: 'Объяснить, из чего складывается премия',
      description: 'Одна страница и пятнадцать минут на встрече.',
      timeline: '2–4 недели',
      resources_needed: 'час бухгалтера',
      success_metrics: ['Вопросов о премии меньше'],
      based_on: [],
      metric: null,
    },
  ],
  long_term_strategies: [
    {
      id: 'do:planning',
      title: 'Планировать смены на месяц',
      description: 'Когда двухнедельный график приживётся.',
      timeline: '1–3 месяца',
      investment_required: 'программа для смен',
      expected_impact: 'меньше замен в последний день',
      based_on: [],
      metric: null,
    },
  ],
  continuous_improvements: [{ area: 'График', frequency: 'раз в месяц', actions: ['Спрашивать склад, удобен ли он'] }],
  success_metrics: ['О графике пишут не больше 5 из 22'],
  next_survey_recommendations: ['Спросите, за сколько дней нужен график'],
};

/** A job that has been at it for so many seconds. */
export function makeJob(
  values: Partial<AnalysisJob> & Pick<AnalysisJob, 'id' | 'subject' | 'subject_id'>,
): AnalysisJob {
  return {
    ai_provider: 'gigachat',
    state: 'running',
    steps: [
      { name: 'collect', text: 'Собрали 318 задач, из них 142 открыты', milliseconds: SECOND_MS },
      { name: 'compute', text: 'Посчитали нагрузку по пяти командам', milliseconds: 2 * SECOND_MS },
      { name: 'ask_model', text: 'Ищем закономерности · GigaChat', milliseconds: null },
    ],
    requested_at: new Date(Date.now() - 17 * SECOND_MS).toISOString(),
    finished_at: null,
    problem: null,
    ...values,
  };
}
