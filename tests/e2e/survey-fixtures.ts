import type { Page } from 'playwright-core';
import type { RunReport } from '#shared/models/run-report.ts';
import type { SurveyTrendPoint, SurveyResults } from '#shared/models/survey-results.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import {
  makeCell,
  makeEnps,
  makeFigures,
  makeGroup,
  makeQuestion,
  makeResults,
} from '#web/features/asking/results/surveys/test-support/make-results.ts';
import { POLL_RECOMMENDATIONS, POLL_SUMMARY } from '#tests/support/analysis-replies.ts';

const TEXTS = [
  ['Мне понятны цели компании', 'meaning'],
  ['Хватает ресурсов, чтобы делать работу хорошо', 'processes'],
  ['Руководитель слышит меня', 'manager'],
  ['График мне удобен', 'balance'],
  ['Вижу, куда могу вырасти', 'growth'],
  ['Команда помогает, когда трудно', 'team'],
] as const;

const rated = TEXTS.map(([text, theme], place) => makeQuestion(place, { text, theme }));
const outcome = makeQuestion(6, {
  text: 'Насколько вероятно, что вы порекомендуете нас как место работы?',
  theme: 'enps',
  scale: '0-10',
});
const where = makeQuestion(7, {
  text: 'Где вам удобнее работать?',
  type: 'RADIO',
  options: ['Дома', 'В офисе', 'По-разному'],
  section: 'Условия',
});
const why = makeQuestion(8, { text: 'Что мешает работать?', type: 'TEXTAREA', section: 'Условия' });
export const QUESTIONS = [...rated, outcome, where, why];

/** The five numbers of a scale as so many people give them who agree as much as this. */
function spread(people: number, mean: number): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let person = 0; person < people; person++) {
    const shift = ((person * 7) % 5) - 2;
    counts[Math.min(4, Math.max(0, Math.round(mean - 1 + shift * 0.6)))]!++;
  }
  return counts;
}

const MEANS: Record<string, readonly number[]> = {
  company: [4.1, 3.6, 3.7, 2.9, 3.3, 4.4],
  Продажи: [3.8, 3, 3.2, 3.4, 3.1, 4.2],
  Склад: [4, 3.5, 3.6, 1.6, 3, 4.5],
  Разработка: [4.4, 4.3, 4.3, 3.9, 3.9, 4.4],
  Логистика: [4.1, 3.4, 3.5, 2.5, 3.2, 4.3],
  small: [4.1, 3.6, 3.8, 2.9, 3.2, 4.5],
};
const PEOPLE: Record<string, number> = { Продажи: 6, Склад: 7, Разработка: 7, Логистика: 5, small: 9 };

function group(name: string) {
  const people = PEOPLE[name]!;
  const cells = rated.map((question, place) =>
    makeCell(question, spread(people, MEANS[name]![place]!), name === 'Склад' && place === 3 ? 'lower' : null),
  );
  const scores = Array.from({ length: 11 }, (_, score) => (score > 4 ? Math.round(people / 6) : 0));
  scores[9]! += people - scores.reduce((all, count) => all + count, 0);
  return makeGroup(name === 'small' ? null : name, people, [...cells, makeCell(outcome, scores), null, null]);
}

const RELATIONS = [0.18, 0.22, 0.58, 0.47, 0.41, 0.12];
export const ENPS_COUNTS = [0, 0, 1, 1, 1, 3, 3, 4, 6, 9, 6];

/** The results of a completed survey of forty people, as the server would send them. */
export function storeResults(workspace: Pick<Workspace, 'id'>): SurveyResults {
  return makeResults({
    questions: QUESTIONS,
    figures: [
      ...rated.map((question, place) => makeFigures(question, spread(34, MEANS['company']![place]!))),
      makeFigures(outcome, ENPS_COUNTS),
      makeFigures(where, [18, 6, 10]),
      { question_id: why.id, answered: 12, counts: null, mean: null, favourable: null },
    ],
    survey: { workspace_id: workspace.id, dimensions: ['team', 'tenure', 'role'] },
    values: { enps: makeEnps(ENPS_COUNTS) },
    dimensions: [
      {
        dimension: 'team',
        why_not: null,
        groups: ['Продажи', 'Склад', 'Разработка', 'Логистика', 'small'].map(group),
        hidden: ['Поддержка', 'Маркетинг', 'Администрация'].map((name) => ({ name, why: 'few' as const })),
      },
      { dimension: 'tenure', why_not: 'no_attribute', groups: [], hidden: [] },
      { dimension: 'role', why_not: 'overlap', groups: [], hidden: [] },
    ],
    drivers: {
      outcome_question_id: outcome.id,
      answered: 34,
      needed: 30,
      why_not: null,
      strongest_question_id: rated[0]!.id,
      items: rated.map(({ id }, place) => {
        const value = RELATIONS[place]!;
        return {
          question_id: id,
          weight: { value: value / 2, low: value / 4, high: value },
          correlation: { value, low: value - 0.3, high: value + 0.19 },
          related: value > 0.3,
        };
      }),
    },
  });
}

/** The same of groups and questions without number. */
export function hugeResults(workspace: Pick<Workspace, 'id'>, groups: number, questions: number): SurveyResults {
  const asked = Array.from({ length: questions }, (_, place) =>
    makeQuestion(place, { text: `Утверждение ${place + 1}` }),
  );
  return makeResults({
    questions: asked,
    figures: asked.map((question, place) => makeFigures(question, spread(groups * 12, 2 + (place % 5) / 2))),
    survey: { workspace_id: workspace.id },
    dimensions: [
      {
        dimension: 'team',
        why_not: null,
        groups: Array.from({ length: groups }, (_, row) =>
          makeGroup(
            `Отдел ${row + 1}`,
            12,
            asked.map((question, place) => makeCell(question, spread(12, 1.5 + ((row * 3 + place) % 7) / 2))),
          ),
        ),
        hidden: [],
      },
    ],
  });
}

export const COMMENTS = Array.from({ length: 12 }, (_, index) => ({
  text:
    index === 3 ? 'Смены ставят за два дня, с детьми не спланировать.' : `Не хватает людей в смене, ответ ${index + 1}`,
  user_name: null,
}));

/** Three surveys of a series; the last one is open on the page. */
function series({ survey, enps, questions }: SurveyResults): SurveyTrendPoint[] {
  return ['2026-05-10T09:00:00.000Z', '2026-08-10T09:00:00.000Z', survey.published_at!].map((published_at, place) => ({
    survey_id: place === 2 ? survey.id : `99999999-9999-4999-8999-99999999999${place}`,
    title: `Как нам работается: ${['май', 'август', 'ноябрь'][place]}`,
    status: 'COMPLETED',
    published_at,
    responses: 30 + place * 2,
    people_asked: 40,
    enps: enps && { ...enps, score: enps.score - 12 + place * 6, low: enps.low - 12, high: enps.high },
    questions: questions.flatMap(({ question_id, answered, mean, favourable }, index) => {
      const { text, origin_id } = survey.questions[index]!;
      return mean ? [{ origin_id: origin_id ?? question_id, text, answered, mean, favourable }] : [];
    }),
  }));
}

/** The report that nobody has begun. */
function blankReport({ survey, stats }: SurveyResults): RunReport {
  return {
    intro: '',
    items: [],
    question_ids: [],
    published: false,
    version: 0,
    link: null,
    published_at: null,
    choices: [],
    preview: {
      title: survey.title,
      workspace_name: 'Ромашка',
      responses: stats.total_responded,
      people_asked: stats.total_invited,
      from: survey.published_at ?? survey.created_at,
      to: survey.completed_at ?? survey.created_at,
      anonymous: survey.anonymous,
      intro: '',
      items: [],
      questions: [],
    },
  };
}

/** Answers what the page of results asks of a survey. */
export async function showResults(page: Page, results: SurveyResults): Promise<void> {
  const { id } = results.survey;
  const surveys = series(results);
  await page.route(`**/api/surveys/${id}/results`, (route) => route.fulfill({ json: results }));
  await page.route(`**/api/surveys/${id}/files`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/surveys/${id}/comments?*`, (route) =>
    route.fulfill({ json: { comments: COMMENTS, next_cursor: null } }),
  );
  await page.route(`**/api/surveys/${id}/trend`, (route) => route.fulfill({ json: { surveys } }));
  await page.route(`**/api/surveys/${id}/comparison?*`, (route) => {
    const [first, second] = [surveys[1]!, surveys[2]!].map(({ survey_id, title, published_at, responses }) => ({
      id: survey_id,
      title,
      published_at,
      responses,
    }));
    return route.fulfill({
      json: {
        first,
        second,
        enps: { difference: { value: 6, low: -20, high: 32 }, distinguishable: false },
        questions: surveys[2]!.questions.map(({ origin_id, text, mean }, place) => ({
          origin_id,
          text,
          first: mean,
          second: mean,
          difference: {
            value: place === 3 ? -0.8 : 0.1,
            low: place === 3 ? -1.2 : -0.3,
            high: place === 3 ? -0.4 : 0.5,
          },
          distinguishable: place === 3,
        })),
      },
    });
  });
  await page.route(`**/api/surveys/${id}/report`, (route) => route.fulfill({ json: blankReport(results) }));
  await page.route(`**/api/ai/survey/${id}/summary`, (route) => route.fulfill({ json: POLL_SUMMARY }));
  await page.route(`**/api/ai/survey/${id}/recommendations`, (route) => route.fulfill({ json: POLL_RECOMMENDATIONS }));
}
