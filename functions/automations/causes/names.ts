import { fullName } from '#functions/workspaces/people.ts';
import type { Rule } from '../repositories/automation-rules.ts';
import type { Repositories } from '#data/repositories.ts';
import type { RuleContent } from '#shared/models/automation-rule.ts';
import { ruleSentence, type RuleNames } from '#shared/rules/automation-rules/sentence.ts';
import { automationsLetters } from '#text/automations/letters.ts';

type Repos = Pick<Repositories, 'contents' | 'members' | 'offers'>;

/** What a rule names by id: a poll in its condition, somebody or an offer in its action. */
export function namedIn({ condition, action }: Pick<Rule, 'condition' | 'action'>) {
  return {
    pollId: condition.kind === 'enps' ? condition.poll_id : null,
    responsibleId: action.kind === 'task' ? action.responsible_id : null,
    offerId: action.kind === 'offer' ? action.offer_id : null,
  };
}

/** The names that sentences of rules mention, by the rule; that of an offer as the partner gave it. */
export async function namesOfRules(
  rules: readonly Pick<Rule, 'id' | 'condition' | 'action'>[],
  workspaceId: string,
  repos: Repos,
): Promise<ReadonlyMap<string, RuleNames>> {
  const named = rules.map((rule) => ({ id: rule.id, ...namedIn(rule) }));
  const [titles, members, offers] = await Promise.all([
    repos.contents.pollTitles(workspaceId, distinct(named.map(({ pollId }) => pollId))),
    repos.members.named(workspaceId, distinct(named.map(({ responsibleId }) => responsibleId))),
    Promise.all(distinct(named.map(({ offerId }) => offerId)).map((id) => repos.offers.find(id))),
  ]);
  const offered = new Map(offers.flatMap((offer) => (offer ? [[offer.id, offer.title] as const] : [])));
  const people = new Map(members.map((member) => [member.userId, fullName(member)]));
  return new Map(
    named.map(({ id, pollId, responsibleId, offerId }) => [
      id,
      {
        poll: titles.get(pollId ?? '') ?? null,
        offer: offered.get(offerId ?? '') ?? null,
        responsible: people.get(responsibleId ?? '') ?? null,
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
