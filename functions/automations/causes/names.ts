import { fullName } from '#functions/workspaces/people.ts';
import type { Rule } from '../repositories/automation-rules.ts';
import type { Repositories } from '#data/repositories.ts';
import type { RuleContent } from '#shared/models/automation-rule.ts';
import { ruleSentence, type RuleNames } from '#shared/rules/automation-rules/sentence.ts';
import { automationsLetters } from '#text/automations/letters.ts';

type Repos = Pick<Repositories, 'contents' | 'members' | 'offers'>;

/** The names that sentences of rules mention, by the rule; that of an offer as the partner gave it. */
export async function namesOfRules(
  rules: readonly Pick<Rule, 'id' | 'condition' | 'action'>[],
  workspaceId: string,
  repos: Repos,
): Promise<ReadonlyMap<string, RuleNames>> {
  const pollIds = distinct(rules.map(({ condition }) => (condition.kind === 'enps' ? condition.poll_id : null)));
  const userIds = distinct(rules.map(({ action }) => (action.kind === 'task' ? action.responsible_id : null)));
  const offerIds = distinct(rules.map(({ action }) => (action.kind === 'offer' ? action.offer_id : null)));
  const [titles, members, offers] = await Promise.all([
    repos.contents.pollTitles(workspaceId, pollIds),
    repos.members.named(workspaceId, userIds),
    Promise.all(offerIds.map((id) => repos.offers.find(id))),
  ]);
  const offered = new Map(offers.flatMap((offer) => (offer ? [[offer.id, offer.title] as const] : [])));
  const people = new Map(members.map((member) => [member.userId, fullName(member)]));
  return new Map(
    rules.map(({ id, condition, action }) => [
      id,
      {
        poll: (condition.kind === 'enps' && titles.get(condition.poll_id ?? '')) || null,
        offer: (action.kind === 'offer' && offered.get(action.offer_id ?? '')) || null,
        responsible: (action.kind === 'task' && people.get(action.responsible_id ?? '')) || null,
      },
    ]),
  );
}

/** A rule as one sentence, in the language of now. */
export function sentenceOf(rule: RuleContent, names: RuleNames): string {
  return ruleSentence(rule, { ...names, offer: names.offer && automationsLetters.offerName(names.offer) });
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null);
}
