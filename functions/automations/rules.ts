import { fullName } from '#functions/workspaces/people.ts';
import { namedIn, namesOfRules, sentenceOf } from './causes/names.ts';
import { withoutMoney } from './causes/not-ordered.ts';
import { conflict, forbidden, invalid, notFound } from '#core/http/errors.ts';
import { findGoverned, type Governed } from '#functions/subscriptions/plan.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { placeOf, type Rule, type StoredRuleEntry } from './repositories/automation-rules.ts';
import type { Automations } from './repositories/automations.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { AutomationRule, RuleContent, RuleEntry } from '#shared/models/automation-rule.ts';
import { contradictions, spends } from '#shared/rules/automation-rules/contradictions.ts';
import { nextRulesDay } from '#shared/rules/automation-rules/person-dates.ts';
import type { RuleNames } from '#shared/rules/automation-rules/sentence.ts';
import { isOffered } from '#shared/rules/offers.ts';
import { can } from '#shared/rules/permissions.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { automationsErrors } from '#text/automations/errors.ts';
import { toldOf } from './said.ts';
import type { repositories } from './operation.ts';

export type RulesContext = OperationContext<keyof typeof repositories> & {
  readonly workspaceId: string;
  readonly member: Member;
};

/** 403 where a rule spends money and the caller has no say in money; switching off and deleting need none. */
export function requireMoneyRight({ member }: Pick<RulesContext, 'member'>, content: RuleContent): void {
  if (spends(content.action) && !can(member, 'finance.manage', member)) {
    forbidden(automationsErrors.moneyRight);
  }
}

/** 422 where the parts of a rule do not go together, or name who and what is not there. */
export async function requireSound(content: RuleContent, { repos, workspaceId, now }: RulesContext): Promise<void> {
  const { pollId, responsibleId, offerId } = namedIn(content);
  const [titles, people, offer] = await Promise.all([
    repos.contents.pollTitles(workspaceId, pollId ? [pollId] : []),
    repos.members.named(workspaceId, responsibleId ? [responsibleId] : []),
    offerId ? repos.offers.find(offerId) : null,
  ]);
  const { noPoll, noMember, noOffer } = automationsErrors;
  const mistakes = [
    ...contradictions(content),
    ...(pollId && titles.size === 0 ? [{ path: 'condition.poll_id', message: noPoll }] : []),
    ...(responsibleId && people.length === 0 ? [{ path: 'action.responsible_id', message: noMember }] : []),
    ...(offerId && !(offer && isOffered(offer, moscowDay(now))) ? [{ path: 'action.offer_id', message: noOffer }] : []),
  ];
  if (mistakes.length > 0) invalid(mistakes);
}

/** What somebody else did a moment ago is not overwritten. */
export function ruleChanged(): never {
  conflict(automationsErrors.ruleChanged);
}

/** Rules as people see them. */
export async function presentRules(rules: readonly Rule[], context: RulesContext): Promise<AutomationRule[]> {
  const { repos, workspaceId, now } = context;
  const ids = rules.map(({ id }) => id);
  const [names, entries, spent, automations, measured] = await Promise.all([
    namesOfRules(rules, workspaceId, repos),
    repos.automationRules.entries(
      workspaceId,
      rules.flatMap(({ lastEntry }) => lastEntry ?? []),
    ),
    repos.automationRules.spent(workspaceId, ids, moscowDay(now)),
    repos.automations.find(workspaceId),
    rules.some(({ condition }) => condition.kind === 'load') ? repos.analyses.workloadMeasured(workspaceId) : null,
  ]);
  const told = await presentEntries([...entries.values()], context);
  const lasts = new Map(told.map((entry) => [placeOf(entry), entry]));
  const teams = new Set(measured?.metrics.map(({ key }) => key.split(':').slice(1).join(':')));
  return rules.map((rule, index) => ({
    id: rule.id,
    condition: rule.condition,
    action: rule.action,
    cap: rule.cap,
    enabled: rule.enabled,
    version: rule.version,
    created_at: rule.createdAt,
    sentence: sentenceOf(rule, names.get(rule.id)!),
    problem: problemOf(rule, names.get(rule.id)!, measured && teams),
    spent: spent[index]!,
    last: lasts.get(rule.lastEntry ?? '') ?? null,
    next_run: rule.enabled && automations ? nextRun(rule, automations) : null,
  }));
}

/** One rule as people see it. */
export async function presentRule(rule: Rule, context: RulesContext): Promise<AutomationRule> {
  const [presented] = await presentRules([rule], context);
  return presented!;
}

/** Lines of the log, with the names of those who are still here; the HR budget is told to who may see it. */
export async function presentEntries(
  entries: readonly StoredRuleEntry[],
  { repos, workspaceId, member }: RulesContext,
): Promise<RuleEntry[]> {
  const seesMoney = can(member, 'finance.read', member);
  const ids = [...new Set(entries.flatMap(({ personId }) => personId ?? []))];
  const members = await repos.members.named(workspaceId, ids);
  const people = new Map(members.map((one) => [one.userId, fullName(one)]));
  return entries.map(({ personId, ...entry }) => ({
    ...entry,
    what: toldOf(seesMoney ? entry.what : withoutMoney(entry.what)),
    why: toldOf(entry.why),
    person: people.get(personId ?? '') ?? null,
  }));
}

/** Why a rule does nothing: what it names is not there. */
function problemOf(rule: Rule, { poll, responsible, offer }: RuleNames, teams: ReadonlySet<string> | null) {
  const { condition } = rule;
  const { pollId, responsibleId, offerId } = namedIn(rule);
  if (pollId !== null && poll === null) return automationsErrors.pollGone;
  if (condition.kind === 'load' && condition.team !== null && teams && !teams.has(condition.team)) {
    return automationsErrors.teamUnknown(condition.team);
  }
  if (offerId !== null && offer === null) return automationsErrors.offerGone;
  if (responsibleId !== null && responsible === null) return automationsErrors.responsibleGone;
  return null;
}

/** The night in which it is looked at next; a day of the calendar that is over comes no more. */
function nextRun({ condition }: Rule, { nightAt }: Automations): string | null {
  if (condition.kind !== 'date' || (condition.on !== 'day' && condition.on !== 'month_start')) return nightAt;
  const night = moscowDay(new Date(nightAt));
  const day = nextRulesDay(condition, night);
  return day && `${day}${nightAt.slice(day.length)}`;
}

/** Why no rule of the workspace works. */
export async function rulesProblem(context: RulesContext, word: (plan: Governed['plan']) => string) {
  const { plan, readOnly } = await findGoverned(context);
  return plan.features.includes('finance') ? readOnly : word(plan);
}

/** The rule a request names; 404 for one of another workspace. */
export async function findRule({ repos, workspaceId }: RulesContext, ruleId: string): Promise<Rule> {
  return (await repos.automationRules.find(workspaceId, ruleId)) ?? notFound('rule');
}
