import { notFound } from '#core/http/errors.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { AUTOMATIONS } from '#shared/rules/automations.ts';
import { presentStagePolls } from '../stage-polls/present.ts';
import { presentAutomation } from '../present.ts';
import type { AutomationsOperation } from '../operation.ts';

/** A workspace that is older than its automations gets its nights when somebody first looks at them. */
export const listAutomations: AutomationsOperation<'listAutomations'> = async (context) => {
  const { repos, workspaceId, now } = context;
  const governed = await findGoverned(context);
  let found = await repos.automations.find(workspaceId);
  if (!found) {
    await repos.automations.enrol(workspaceId, now);
    found = (await repos.automations.find(workspaceId)) ?? notFound('workspace');
  }
  const known = found;
  const [logs, stagePolls] = await Promise.all([
    Promise.all(AUTOMATIONS.map((name) => repos.automations.log(workspaceId, name))),
    presentStagePolls(workspaceId, repos),
  ]);
  return {
    automations: AUTOMATIONS.map((name, index) =>
      presentAutomation(name, known, logs[index]!, governed, name === 'stage_polls' ? stagePolls : null),
    ),
  };
};
