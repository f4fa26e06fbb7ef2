import { breakDownSurvey } from '#functions/surveys/statistics/break-down-survey.ts';
import type { SurveyRow } from '#functions/surveys/count-answers.ts';
import { keys } from '#data/keys.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { countResponse, emptyCountsByKind } from '#functions/runs/repositories/response-counts.ts';
import { put, remove } from '#data/writes.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { TENURES } from '#shared/rules/surveys.ts';
import { request } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { repos, table } from '#tests/support/factories.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { respond, respondByLink, type Said } from '#tests/support/survey-answers.ts';
import { makeCompany } from './company.ts';

const TEAMS = 40;
const QUESTIONS = 20;
/** Of which so many are answered in words. */
const WORDS = 2;
const TEXT = 'Меньше срочных задач в конце недели и больше времени на то, ради чего мы здесь';

/** What is asked of a completed survey with so many answers, in forty teams. */
export interface SurveyScaleRow {
  readonly answers: number;
  readonly results: Cost;
  /** The whole heat map comes with one reply. */
  readonly groups: number;
  readonly kilobytes: number;
}

/** What it takes to answer a survey of twenty questions. */
export interface SubmitCosts {
  readonly member: Cost;
  readonly byLink: Cost;
}

/** A survey of twenty questions: answered as a member and by link, then completed with so many answers. */
export async function measureSurveys(
  sizes: readonly number[],
): Promise<{ readonly submit: SubmitCosts; readonly rows: SurveyScaleRow[] }> {
  const { owner, employee, workspace } = await makeCompany(1);
  const questions = Array.from({ length: QUESTIONS }, (_, index) =>
    index < QUESTIONS - WORDS
      ? {
          text: `Вопрос ${index}`,
          type: 'RATING',
          scale: index === 0 ? ('0-10' as const) : ('1-5' as const),
          theme: index === 0 ? ('enps' as const) : null,
        }
      : { text: `Вопрос ${index}`, type: 'TEXTAREA', required: false },
  );
  const settings = { questions, dimensions: ['team', 'tenure', 'role'] as const, allow_unauthenticated: true };
  const draft = await makeSurvey(owner, workspace, { ...settings, dimensions: [...settings.dimensions] });
  const survey = await publishSurvey(owner, draft);
  const said: Said[] = questions.map(({ type }, index) => (type === 'RATING' ? (index % 5) + 1 : TEXT));
  const submit = {
    member: await measure(() => mustBe(201, respond(employee, survey, said, { time_spent: 120 }))),
    byLink: await measure(() => mustBe(201, respondByLink(survey, said, { time_spent: 120 }))),
  };
  await mustBe(200, changeSurvey(owner, survey, { status: 'COMPLETED' }));
  const run = (await repos.runs.find(survey.id, { consistent: true })) as Run;
  const rows: SurveyScaleRow[] = [];
  for (const size of sizes) {
    await fill(
      run,
      Array.from({ length: size }, (_, number) => answered(number)),
    );
    const read = { token: owner.token, params: { id: survey.id } };
    let reply = await request(surveys.getSurveyResults, read);
    const results = await measure(async () => {
      reply = await mustBe(200, request(surveys.getSurveyResults, read));
    });
    const { shown, breakdown } = reply.body;
    if (shown !== size) throw new Error(`The results show ${shown} answers of ${size}`);
    rows.push({
      answers: size,
      results,
      groups: breakdown!.dimensions[0]!.groups.length,
      kilobytes: Math.round(Buffer.byteLength(reply.text) / 1024),
    });
  }
  return { submit, rows };
}

/** A respondent of one of forty teams. */
function answered(number: number): SurveyRow {
  const answers = Array.from({ length: QUESTIONS }, (_, question) => {
    if (question >= QUESTIONS - WORDS) return number % 3 ? null : TEXT;
    const step = (number * (question + 3) + Math.floor(number / TEAMS)) % (question === 0 ? 11 : 5);
    return String(question === 0 ? step : step + 1);
  });
  return { team: `Отдел ${number % TEAMS}`, tenure: TENURES[number % 5]!, role: 'сотрудник', answers };
}

/** What the stream's reader and the slow job leave of these answers; all of them written would take minutes. */
async function fill(run: Run, rows: readonly SurveyRow[]): Promise<void> {
  const counts = rows.reduce(
    (all, { answers }) => countResponse(all, { named: false, answers, seconds: 100 }, 1),
    emptyCountsByKind(run.questions),
  );
  const { smallestGroup, dimensions } = run;
  const release = { visibility: run.resultsVisibility, smallest: smallestGroup, answered: rows.length, waiting: [] };
  const stored = { ...counts, ...release, step: 1, settled: true, last: '1' };
  await table.write(put({ ...keys.totals(run.id), type: 'totals', ...stored }));
  await table.write(remove(keys.breakdown(run.id)));
  const invited = { team: new Map(rows.slice(0, TEAMS).map(({ team }) => [team, Math.ceil(rows.length / TEAMS)])) };
  const survey = { questions: run.questions, dimensions, smallestGroup, invited };
  await repos.breakdowns.save(run.id, await breakDownSurvey(survey, [rows]));
}

async function mustBe<Reply extends { readonly status: number; readonly text: string }>(
  status: number,
  asked: Promise<Reply>,
): Promise<Reply> {
  const reply = await asked;
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${reply.text}`);
  return reply;
}
