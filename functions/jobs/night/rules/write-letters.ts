import { namesOfRules } from '#core/automation-rules/names.ts';
import { jobItem } from '#data/job-item.ts';
import type { Member } from '#data/member.ts';
import { insert, type Write } from '#data/writes.ts';
import type { Mail } from '#shared/models/mail.ts';
import { RULE_LETTERS_MAX } from '#shared/rules/automation-rules/limits.ts';
import type { RuleRecipient } from '#shared/rules/automation-rules/kinds.ts';
import { ruleSentence } from '#shared/rules/automation-rules/sentence.ts';
import type { Role } from '#shared/rules/roles.ts';
import { plural } from '#shared/rules/plural.ts';
import { nameOf, type Acting, type Effect } from './acting.ts';

const ROLES: Readonly<Record<RuleRecipient, Role>> = { owner: 'владелец', hr: 'hr', managers: 'руководитель' };
/** What is older says nothing of today. */
const WORTH_READING_MILLISECONDS = 7 * 24 * 3_600_000;

type Proposed = Extract<Mail, { template: 'automation-rule' }>['values']['proposal'];

/** A letter with the facts of the rule to those who lead the workspace, except to whoever wants no digest of it. */
export async function writeLetters(to: readonly RuleRecipient[], acting: Acting): Promise<Effect> {
  const { members, writes } = await lettersTo(to, acting, null);
  if (members === 0) return { skipped: 'Не написали: письма пространства никто из получателей не получает' };
  return { what: `Написали ${plural(members, 'человеку', 'людям', 'людям')}`, cost: null, writes };
}

/** The letters themselves; an offer is proposed in them. */
export async function lettersTo(
  to: readonly RuleRecipient[],
  { repos, rule, cause, workspace, now, newId }: Acting,
  proposal: Proposed,
): Promise<{ readonly members: number; readonly writes: readonly Write[] }> {
  const roles = to.map((one) => ROLES[one]);
  const members = (await repos.members.all(workspace.id, { consistent: true }))
    .filter(({ role, letters }) => roles.includes(role) && letters.digest)
    .toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
    .slice(0, RULE_LETTERS_MAX);
  const values = {
    workspace: workspace.name,
    rule: ruleSentence(rule, (await namesOfRules([rule], workspace.id, repos)).get(rule.id)!),
    why: cause.why,
    person: cause.person && nameOf(cause.person),
    proposal,
    expiresAt: new Date(now.getTime() + WORTH_READING_MILLISECONDS).toISOString(),
  };
  const letterTo = ({ email }: Member): Write =>
    insert(jobItem({ kind: 'send-mail', to: email, mail: { template: 'automation-rule', values } }, newId(), now));
  return { members: members.length, writes: members.map(letterTo) };
}
