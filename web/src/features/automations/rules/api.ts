import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { automations } from '#shared/contract/automations.ts';
import { offers } from '#shared/contract/offers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { AutomationRule, AutomationRules, RuleContent, RuleDryRun } from '#shared/models/automation-rule.ts';
import type { Offer } from '#shared/models/offer.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { useApiPages, type ApiPages } from '#web/lib/use-api-pages.ts';
import { useWholeList } from '#web/lib/use-whole-list.ts';
import type { Reply } from '#shared/contract/route.ts';
import { useMembers } from '#web/lib/use-members.ts';

/** A thousand people, polls, offers: nobody picks from more. */
const LISTED = { maxPages: 10 };

/** The rules of a workspace; null as id means "not for you". */
export function useRules(id: string | null): SWRResponse<AutomationRules, unknown> {
  return useApi(automations.listRules, id === null ? null : { params: { id } });
}

/** What rules did, page by page. */
export function useRuleLog(id: string): ApiPages<Reply<typeof automations.readRuleLog>> {
  return useApiPages(automations.readRuleLog, { params: { id } });
}

/** What can be done about rules; the list shows at once what the server says. */
export interface RuleActions {
  readonly create: (content: RuleContent) => Promise<AutomationRule>;
  readonly change: (
    rule: AutomationRule,
    change: Partial<RuleContent> & { readonly enabled?: boolean },
  ) => Promise<AutomationRule>;
  readonly remove: (ruleId: string) => Promise<void>;
  /** What it would have done; changes nothing. */
  readonly dryRun: (content: RuleContent) => Promise<RuleDryRun>;
  /** The switch for all. */
  readonly switchAll: (enabled: boolean) => Promise<void>;
}

/** Makes, changes and tries rules of a workspace. */
export function useRuleActions(id: string): RuleActions {
  const { put } = useApiCache();
  return useMemo(() => {
    const edit = (change: (list: AutomationRules) => AutomationRules): Promise<void> =>
      put(automations.listRules, { params: { id } }, (list) => list && change(list));
    const replace = (rule: AutomationRule): Promise<void> =>
      edit((list) => ({ ...list, rules: [...list.rules.filter((one) => one.id !== rule.id), rule].toSorted(byAge) }));
    return {
      async create(content) {
        const rule = await callApi(automations.createRule, { params: { id }, body: content });
        await replace(rule);
        return rule;
      },
      async change({ id: ruleId, version }, change) {
        const rule = await callApi(automations.changeRule, { params: { id, ruleId }, body: { version, ...change } });
        await replace(rule);
        return rule;
      },
      async remove(ruleId) {
        await callApi(automations.deleteRule, { params: { id, ruleId } });
        await edit((list) => ({ ...list, rules: list.rules.filter((one) => one.id !== ruleId) }));
      },
      dryRun: (content) => callApi(automations.dryRunRule, { params: { id }, body: content }),
      async switchAll(enabled) {
        await callApi(automations.changeAutomation, { params: { id, name: 'rules' }, body: { enabled } });
        await edit((list) => ({ ...list, enabled }));
      },
    } satisfies RuleActions;
  }, [id, put]);
}

function byAge(a: AutomationRule, b: AutomationRule): number {
  return a.created_at < b.created_at ? -1 : 1;
}

/** What a rule can name: people, eNPS polls, offers; empty until they are there. */
export interface Choices {
  readonly members: readonly Member[];
  readonly polls: readonly Poll[];
  readonly offers: readonly Offer[];
}

/** Reads what the fields of a rule choose from. */
export function useChoices(id: string): Choices {
  const people = useMembers(id);
  const asked = useWholeList(polls.listPolls, { params: { id } }, (page) => page.polls, LISTED);
  const offered = useWholeList(offers.listOffers, { query: { limit: '100' } }, (page) => page.offers, LISTED);
  return {
    members: people.data ?? [],
    polls: (asked.data ?? []).filter(({ type }) => type === 'ENPS'),
    offers: offered.data ?? [],
  };
}
