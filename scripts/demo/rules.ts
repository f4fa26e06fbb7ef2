import { randomUUID } from 'node:crypto';
import { runRules } from '#functions/automations/jobs/run-rules.ts';
import { changeRule } from '#functions/automations/operations/change-rule.ts';
import { createRule } from '#functions/automations/operations/create-rule.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import { moveTask } from '#functions/tasks/operations/move-task.ts';
import { TaskMove } from '#shared/models/task.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { contextOf, type Company } from './company.ts';
import { addDays, atHour } from './days.ts';
import { rulesOf } from './money.ts';

/** The rules were made so many weeks ago; since then they were looked at in the night after each weekly measurement. */
const WEEKS = 12;
/** So many days after such a night the owner has done the task that a rule has set. */
const DONE_DAYS = 2;
/** Before all that was ever measured. */
const FIRST_DAY = '2000-01-01';

/** If–then rules, the first of which is on, and what they did in the nights since they were made. */
export async function writeRules(company: Company): Promise<void> {
  const { members, texts, today, workspaceId } = company;
  const owner = members[0]!;
  const begun = atHour(addDays(today, -7 * WEEKS), 12).getTime();
  const params = { id: workspaceId };
  for (const [index, body] of rulesOf(texts).entries()) {
    // One after another: they are listed in this order.
    const made = contextOf(company, owner, new Date(begun + index * MINUTE_MS));
    const { id, version } = await createRule(made, { params, query: undefined, body });
    const change = { version, enabled: true };
    if (index === 0) await changeRule(made, { params: { ...params, ruleId: id }, query: undefined, body: change });
  }
  for (let week = WEEKS - 1; week > 0; week -= 1) await playNight(company, addDays(today, -7 * week));
}

/** A night of the past, by what was measured before it; the task it has set, if any, was done since. */
async function playNight(company: Company, day: Date): Promise<void> {
  const { repos, members, workspaceId } = company;
  const nightAt = nightlyRunOf(workspaceId, day);
  const now = new Date(nightAt);
  const ids: string[] = [];
  const newId = (): string => {
    const id = randomUUID();
    ids.push(id);
    return id;
  };
  const workloadMeasured = () => repos.analyses.workloadMeasuredBetween(workspaceId, FIRST_DAY, moscowDay(now));
  await runRules(workspaceId, nightAt, {
    repos: { ...repos, analyses: { ...repos.analyses, workloadMeasured } },
    now,
    newId,
  });
  for (const id of ids) {
    const task = await repos.tasks.findConsistent({ workspaceId, id, createdAt: nightAt });
    if (!task) continue;
    const done = { ...contextOf(company, members[0]!, atHour(addDays(now, DONE_DAYS), 16)), task };
    await moveTask(done, { params: { id }, query: undefined, body: TaskMove.parse({ status: 'COMPLETED' }) });
  }
}
