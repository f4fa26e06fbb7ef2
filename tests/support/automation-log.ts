import { toldOf } from '#functions/automations/said.ts';
import type { AutomationName } from '#shared/rules/automations.ts';
import { repos } from './factories.ts';

/** What the rules of a workspace did, in words, the newest first. */
export async function ruleLogOf(workspaceId: string) {
  const { entries } = await repos.automationRules.log(workspaceId, null);
  return entries.map((entry) => ({ ...entry, what: toldOf(entry.what), why: toldOf(entry.why) }));
}

/** What an automation of it did, likewise. */
export async function automationLogOf(workspaceId: string, name: AutomationName) {
  const entries = await repos.automations.log(workspaceId, name);
  return entries.map((entry) => ({ ...entry, text: toldOf(entry.text) }));
}
