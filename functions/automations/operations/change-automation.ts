import { conflict, forbidden, invalid, notFound } from '#core/http/errors.ts';
import { findGoverned, requireWritable } from '#functions/subscriptions/plan.ts';
import { settingOf } from '../repositories/automations.ts';
import { spends } from '#shared/rules/automation-rules/contradictions.ts';
import { can } from '#shared/rules/permissions.ts';
import { ALWAYS_ON, type AutomationName } from '#shared/rules/automations.ts';
import type { AutomationSettings } from '#shared/models/automation.ts';
import { automationsErrors } from '#text/automations/errors.ts';
import { presentStagePolls } from '../stage-polls/present.ts';
import { presentAutomation } from '../present.ts';
import type { AutomationsOperation } from '../operation.ts';
import type { RulesContext } from '../rules.ts';
import { automationTexts } from '#text/rules/automations.ts';

const KNOWN_SETTINGS: Partial<Record<AutomationName, keyof AutomationSettings>> = {
  workload_analysis: 'ai_provider',
  data_retention: 'months',
  stage_polls: 'stages',
};

/**
 * Sets one automation. How long names are kept is for whoever sets terms; what watches over the money, or lets rules
 * spend it again, is for those who have a say in it.
 * Switching something off is open to whoever can only read: less is done by it.
 */
export const changeAutomation: AutomationsOperation<'changeAutomation'> = async (context, { params, body }) => {
  const { repos, workspaceId, now } = context;
  const { name } = params;
  const { enabled, settings = {} } = body;
  if (enabled === false && ALWAYS_ON.has(name)) {
    conflict(automationsErrors.alwaysOn(automationTexts[name].title));
  }
  const foreign = (Object.keys(settings) as (keyof AutomationSettings)[]).filter((key) => key !== KNOWN_SETTINGS[name]);
  if (foreign.length > 0) {
    invalid(foreign.map((key) => ({ path: `settings.${key}`, message: automationsErrors.noSuchSetting })));
  }
  await requireRight(context, name, enabled);
  const less = enabled === false && Object.keys(settings).length === 0;
  const governed = await (less ? findGoverned(context) : requireWritable(context));
  await repos.automations.enrol(workspaceId, now);
  const found = (await repos.automations.find(workspaceId)) ?? notFound('workspace');
  const old = settingOf(found, name);
  const setting = { enabled: enabled ?? old.enabled, settings: { ...old.settings, ...settings } };
  if (!(await repos.automations.set(workspaceId, found, name, setting))) {
    conflict(automationsErrors.automationsChanged);
  }
  const changed = { ...found, changed: { ...found.changed, [name]: setting } };
  const stagePolls = name === 'stage_polls' ? await presentStagePolls(workspaceId, repos) : null;
  return presentAutomation(name, changed, await repos.automations.log(workspaceId, name), governed, stagePolls);
};

/**
 * 403 for names' term where the caller sets no terms; and where the caller has no say in money, for the watch over it and
 * for the switch of all rules while some wait that spend it.
 */
async function requireRight(
  { repos, workspaceId, member }: RulesContext,
  name: AutomationName,
  enabled: boolean | undefined,
): Promise<void> {
  if (name === 'data_retention' && !can(member, 'retention.manage', member)) forbidden(automationsErrors.termsRight);
  if (can(member, 'finance.manage', member)) return;
  if (name === 'budget_watch') forbidden(automationsErrors.budgetWatchRight);
  if (name !== 'rules' || enabled !== true) return;
  const rules = await repos.automationRules.list(workspaceId);
  if (rules.some((rule) => rule.enabled && spends(rule.action))) {
    forbidden(automationsErrors.rulesRight);
  }
}
