import { settingOf, type Automations } from '#functions/automations/repositories/automations.ts';
import { NO_TERMS, type RetentionTerms } from '#shared/rules/retention.ts';

/** The terms of a workspace: names by the automation that takes them off, whatever else by what its owner has said. */
export function termsOf(automations: Automations | null): RetentionTerms {
  const names = settingOf(automations, 'data_retention');
  const { savedAt: _, ...others } = automations?.retention ?? { ...NO_TERMS, savedAt: '' };
  return { ...others, answers: names.enabled ? (names.settings.months ?? null) : null };
}
