import { fullName } from '#functions/workspaces/people.ts';
import { namesOfRules, sentenceOf } from '../causes/names.ts';
import { jobItem } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { insert, type Write } from '#data/writes.ts';
import type { Mail } from '#shared/models/mail.ts';
import { RULE_LETTERS_MAX } from '#shared/rules/automation-rules/limits.ts';
import type { RuleRecipient } from '#shared/rules/automation-rules/kinds.ts';
import { ownReach, reachesPerson, reachesTeam, seesOwnTeamsOnly } from '#shared/rules/own-people.ts';
import { HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '#shared/rules/roles.ts';
import { inLanguage } from '#shared/text/current.ts';
import type { Effect, Failing, RuleExecution } from './rule-execution.ts';
import { say, toldOf } from '../said.ts';
import { nobodyReached, reachedSaid, reachOf, reachWrites, type Reach } from './letter-reach.ts';

const ROLES: Readonly<Record<RuleRecipient, Role>> = { owner: OWNER_ROLE, hr: HR_ROLE, managers: MANAGER_ROLE };
/** What is older says nothing of today. */
const WORTH_READING_MILLISECONDS = 7 * 24 * 3_600_000;

type Proposed = Extract<Mail, { template: 'automation-rule' }>['values']['proposal'];

/** A letter with the facts of the rule to those who lead the workspace, except to whoever wants no digest of it. */
export async function writeLetters(to: readonly RuleRecipient[], execution: RuleExecution): Promise<Effect> {
  const { reach, writes } = await lettersTo(to, execution, null);
  const what = reachedSaid(reach);
  return what === null ? { skipped: say('notWritten', { why: nobodyReached(reach) }) } : { what, cost: null, writes };
}

/** To the owner, whatever letters they want: a rule that spends is switched off, as nobody who may stands behind it. */
export async function letterOfStopping({ repos, rule, workspace, now, newId }: RuleExecution): Promise<Write> {
  const { members } = await repos.members.known(workspace.id, [workspace.ownerId]);
  const [owner] = members;
  if (!owner) throw new Error('The workspace has no owner');
  const names = (await namesOfRules([rule], workspace.id, repos)).get(rule.id)!;
  const { email: to, userId: account, language } = owner;
  const sentence = inLanguage(language, () => sentenceOf(rule, names));
  const mail = { template: 'rule-stopped', values: { workspace: workspace.name, rule: sentence } } as const;
  return insert(jobItem({ kind: 'send-mail', to, account, language, mail }, newId(), now));
}

/** The letters themselves; an offer is proposed in them. */
export async function lettersTo(
  to: readonly RuleRecipient[],
  execution: RuleExecution,
  proposal: Proposed,
): Promise<{ readonly reach: Reach; readonly writes: readonly Write<Failing>[] }> {
  const { repos, rule, cause, workspace, now } = execution;
  const roles = to.map((one) => ROLES[one]);
  const all = await repos.members.all(workspace.id, { consistent: true });
  const wanted = all.filter(({ role, letters, blocked }) => roles.includes(role) && letters.digest && blocked === null);
  const members = wanted
    .filter((member) => mayKnow(member, all, execution))
    .toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
    .slice(0, RULE_LETTERS_MAX);
  const names = (await namesOfRules([rule], workspace.id, repos)).get(rule.id)!;
  const write = (): Mail => ({
    template: 'automation-rule',
    values: {
      workspace: workspace.name,
      rule: sentenceOf(rule, names),
      why: toldOf(cause.why),
      person: cause.person && fullName(cause.person),
      proposal,
      expiresAt: new Date(now.getTime() + WORTH_READING_MILLISECONDS).toISOString(),
    },
  });
  const reach = { ...(await reachOf(members, execution)), ofOthers: wanted.length - members.length };
  return { reach, writes: reachWrites(reach, write, execution) };
}

/** A manager who sees their own teams alone is written to of these and of their people. */
function mayKnow({ role, userId }: Member, all: readonly Member[], { cause, workspace }: RuleExecution): boolean {
  if (!seesOwnTeamsOnly(role, workspace.managersSee)) return true;
  const reach = ownReach(all, userId);
  return cause.person ? reachesPerson(reach, cause.person.userId) : reachesTeam(reach, cause.team);
}
