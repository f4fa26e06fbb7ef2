import { pack } from '#functions/analysis/repositories/analysis-items.ts';
import { analysisKey, resultKey, type AnswersSubject } from '#functions/analysis/repositories/analysis-place.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';
import { callerOf } from '#scripts/call.ts';
import { ai } from '#shared/contract/ai.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Company } from './company.ts';
import { addDays, atHour, earlier } from './days.ts';
import { HISTORY_DAYS } from './people.ts';
import { until } from './until.ts';

const ANALYST = 'builtin';
/** Days after the company came to Tonus its portal and its AI were connected, and days ago its directory was. */
const CONNECTED_AFTER_DAYS = 2;
const DIRECTORY_DAYS_AGO = 150;

/** What is connected over the API bears the moment of the demo: it was long ago. */
export async function dateConnections({ workspaceId, today }: Company, table: Table): Promise<void> {
  const at = atHour(addDays(today, CONNECTED_AFTER_DAYS - HISTORY_DAYS), 11).toISOString();
  for (const kind of ['bitrix24', 'ai'] as const) {
    await table.write(update(keys.credentials(workspaceId, kind), { set: { createdAt: at, updatedAt: at } }));
  }
  const connectedAt = atHour(addDays(today, -DIRECTORY_DAYS_AGO), 15).toISOString();
  await table.write(update(keys.peopleSource(workspaceId), { set: { connectedAt } }));
}

/** Has what people said analysed, as somebody who opens the results on the morning after it has ended does. */
export async function writeAnalyses(company: Company, table: Table, token: string, url: string): Promise<void> {
  const { repos, workspaceId, texts } = company;
  const call = callerOf(url, texts.language);
  const params = { id: workspaceId };
  const { polls: all } = await call(polls.listPolls, { token, params });
  for (const { id } of all.filter(({ type }) => type === 'ENPS')) {
    const [newest] = (await call(polls.listFrames, { token, params: { id } })).frames;
    const run = newest && (await repos.runs.find(newest.id));
    if (!run?.closedAt) continue;
    await call(ai.getPollAiSummary, { token, params: { id }, query: { ai_provider: ANALYST } });
    const subject = { kind: 'poll', workspaceId, pollId: id, runs: 1 } as const;
    await dateAnalysis(company, table, { subject, runId: run.id, ended: run.closedAt });
  }
  const { surveys: asked } = await call(surveys.listSurveys, { token, params });
  for (const { id, completed_at: ended } of asked) {
    if (ended === null) continue;
    await call(ai.getSurveyAiSummary, { token, params: { id }, body: { ai_provider: ANALYST } });
    await dateAnalysis(company, table, {
      subject: { kind: 'survey', workspaceId, pollId: id, runs: 1 },
      runId: id,
      ended,
    });
  }
}

interface Analysed {
  readonly subject: AnswersSubject;
  readonly runId: string;
  readonly ended: string;
}

/** Gives an analysis, once it is there, the date on which it would have been made. */
async function dateAnalysis(
  { repos: { analyses }, today }: Company,
  table: Table,
  { subject, runId, ended }: Analysed,
): Promise<void> {
  const { newest } = (await until(
    () => analyses.find(subject, ANALYST, { consistent: true }),
    (found) => (found?.newest ?? null) !== null,
    () => `The answers of ${subject.kind} ${subject.pollId} were not analysed`,
  ))!;
  const result = (await analyses.result(subject, ANALYST, runId, { consistent: true }))!; // kept with the newest
  const at = earlier(atHour(addDays(new Date(ended), 1), 10), today).toISOString();
  const dated = (part: unknown) => ({ ...(part as object), analysis_date: at });
  const content = pack({ ...result, summary: dated(result.summary), recommendations: dated(result.recommendations) });
  await table.write(update(resultKey(subject, ANALYST, runId)!, { set: { content, at } }));
  await table.write(update(analysisKey(subject, ANALYST), { set: { newest: { ...newest, at } } }));
}
