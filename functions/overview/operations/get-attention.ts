import { DAY_MS } from '#shared/rules/durations.ts';
import { attentionOf } from '../signals/attention.ts';
import { WORKLOAD_PATH } from '#functions/runs/run-path.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { mayKnow } from '../may-know.ts';
import type { OverviewOperation } from '../operation.ts';
import { pollSignals } from '../poll-signals.ts';
import { surveySignals } from '../survey-signals.ts';

/** The newest runs that are looked at, opened within so many days: what is older says little of now. */
const LOOKED_AT = 60;
const LOOKED_BACK_DAYS = 120;
/** With what was measured so many days before, the load is compared. */
const [BEFORE_FROM_DAYS, BEFORE_TO_DAYS] = [45, 21];

/**
 * Which teams need attention, by what was answered and by how they are loaded; never a person. A manager who sees their
 * own teams alone is told of these what the owner is told of them: nothing is computed over their people.
 */
export const getAttention: OverviewOperation<'getAttention'> = async ({ repos, workspaceId, member, reach, now }) => {
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS).toISOString();
  const today = moscowDay(now);
  const [opened, measured, before, decided] = await Promise.all([
    repos.openedRuns.newest(workspaceId, { since, limit: LOOKED_AT }),
    repos.analyses.workloadMeasured(workspaceId),
    repos.analyses.workloadMeasuredBetween(
      workspaceId,
      addDays(today, -BEFORE_FROM_DAYS),
      addDays(today, -BEFORE_TO_DAYS),
    ),
    repos.decisions.holding(workspaceId, now),
  ]);
  const of = Object.groupBy(opened, ({ kind }) => kind);
  const [poll, survey] = await Promise.all([pollSignals(of.poll ?? [], repos), surveySignals(of.survey ?? [], repos)]);
  const shown = decided.filter((decision) => mayKnow(decision, member));
  return attentionOf({ poll, survey, measured, before, decided: shown, reach, now, workspaceId, to: WORKLOAD_PATH });
};
