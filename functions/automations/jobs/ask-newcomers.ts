import * as z from 'zod/mini';
import { defineJob, type JobContext } from '#functions/jobs/define-job.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import { readDirectory } from '#functions/people/directory.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createPersonJoins } from '#functions/people/repositories/person-joins.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { Id, Instant } from '#shared/models/common.ts';
import { NEWCOMER_STAGES, STAGE_DAYS, type NewcomerStage } from '#shared/rules/stage-polls.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { NotDone, readOnlySaid } from '../not-done.ts';
import { say } from '../said.ts';
import { createAutomations, settingOf, type StoredEntry } from '../repositories/automations.ts';
import { askNewcomers } from '../stage-polls/ask-newcomers.ts';
import { newcomersOf } from '../stage-polls/newcomers.ts';
import { repositories as asking } from '../stage-polls/standing-survey.ts';

const payload = z.object({ workspaceId: Id, askAt: Instant });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'ask-newcomers': z.infer<typeof payload>;
  }
}

const repositories = {
  ...asking,
  automations: createAutomations,
  contacts: createContacts,
  members: createMembers,
  personJoins: createPersonJoins,
  plans: createPlans,
  portalSnapshots: createPortalSnapshots,
  workspaces: createWorkspaces,
};

/** Asks whoever has reached a stage; done again, it asks nobody twice. */
export const askNewcomersOf = defineJob({
  kind: 'ask-newcomers',
  payload,
  repositories,
  async run({ workspaceId, askAt }, context) {
    const { repos } = context;
    const [automations, known] = await Promise.all([
      repos.automations.find(workspaceId),
      repos.stagePolls.find(workspaceId),
    ]);
    const { enabled, settings } = settingOf(automations, 'stage_polls');
    if (!automations || !known || !enabled) return;
    const stages = NEWCOMER_STAGES.filter((stage) => settings.stages?.includes(stage));
    const line = await askAll({ workspaceId, askAt, stages, since: known.since }, context);
    if (line) await repos.automations.note(workspaceId, 'stage_polls', { at: askAt, about: 'morning', ...line });
  },
});

interface Morning extends z.infer<typeof payload> {
  readonly stages: readonly NewcomerStage[];
  readonly since: string;
}

/** What the log says of it; null where nobody was to be asked. */
async function askAll(
  { workspaceId, askAt, stages, since }: Morning,
  context: JobContext<typeof repositories>,
): Promise<Pick<StoredEntry, 'outcome' | 'text'> | null> {
  const { repos, now, newId, vault } = context;
  const governed = await findGoverned({ repos, workspaceId, now });
  const { workspace, plan } = governed;
  const directory = await readDirectory({ repos, workspaceId, now });
  const { due, unknownDays } = newcomersOf(directory, stages, { since, today: moscowDay(new Date(askAt)) });
  await repos.stagePolls.noteUnknown(workspaceId, unknownDays);
  if ([...due.values()].every((people) => people.length === 0)) return null;
  const readOnly = readOnlySaid(governed);
  if (readOnly !== null) return { outcome: 'skipped', text: readOnly };
  const asked: { readonly days: number; readonly people: number }[] = [];
  try {
    for (const [stage, people] of due) {
      const count = await askNewcomers(stage, people, { repos, workspace, plan, now, newId, vault });
      if (count > 0) asked.push({ days: STAGE_DAYS[stage], people: count });
    }
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    return { outcome: 'skipped', text: error.why };
  }
  return asked.length === 0 ? null : { outcome: 'done', text: say('newcomersAsked', { stages: asked }) };
}
