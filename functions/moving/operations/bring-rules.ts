import { conflict } from '#core/http/errors.ts';
import type { Rule } from '#functions/automations/repositories/automation-rules.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { RULES_MAX } from '#shared/rules/automation-rules/limits.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { isOffered } from '#shared/rules/offers.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { movingErrors } from '#text/moving/errors.ts';
import { bringPart, unknownReference, type Bringing, type Line } from '../bring-part.ts';
import type { MovingOperation } from '../operation.ts';
import { RuleRecord } from '../records/rules.ts';
import type { Awaited } from '../repositories/awaited.ts';

type Context = Parameters<MovingOperation<'rules', 'bringRules'>>[0];

/** If–then rules. Each is off, as one that was just made: whoever brings them looks first at what it would do. */
export const bringRules: MovingOperation<'rules', 'bringRules'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'rules',
    record: RuleRecord,
    async write(lines, bringing) {
      const { repos, workspaceId, now } = context;
      const there = new Set((await repos.automationRules.list(workspaceId)).map(({ id }) => id));
      const rules = await Promise.all(lines.map((line) => toRule(line, bringing, context)));
      const added = rules.filter(({ id }) => !there.has(id));
      if (there.size + added.length > RULES_MAX) conflict(movingErrors.tooManyRules(RULES_MAX));
      await repos.automations.enrol(workspaceId, now);
      // One after another: each is counted in one place.
      for (const rule of added) {
        if (!(await repos.automationRules.create(rule))) conflict(movingErrors.tooManyRules(RULES_MAX));
      }
      await repos.awaited.add(
        rules.flatMap((rule) => awaitedOf(rule, context)),
        seconds(now),
      );
    },
  });

async function toRule(line: Line<RuleRecord>, { idOf }: Bringing, context: Context): Promise<Rule> {
  const { record, number } = line;
  const { repos, workspaceId, member } = context;
  const condition = { ...record.condition };
  if (condition.kind === 'enps' && condition.poll_id !== null) {
    condition.poll_id = idOf(condition.poll_id);
    const titles = await repos.contents.pollTitles(workspaceId, [condition.poll_id]);
    if (titles.size === 0) unknownReference(number);
  }
  return {
    id: idOf(record.id),
    workspaceId,
    condition,
    ...(await doing(record, context)),
    enabled: false,
    version: 1,
    createdAt: record.created_at,
    changedBy: member.userId,
    lastEntry: null,
  };
}

/** What a rule does: by the id of their invitation it names whoever has to come first, and no offer that is not made here. */
async function doing(
  { action, cap, responsible }: RuleRecord,
  context: Context,
): Promise<Pick<Rule, 'action' | 'cap'>> {
  const { repos, workspaceId, member, now } = context;
  if (action.kind === 'task' && responsible !== null) {
    const own = responsible === withAsciiDomain(member.email);
    return {
      action: { ...action, responsible_id: own ? member.userId : invitationIdOf(workspaceId, responsible) },
      cap,
    };
  }
  if (action.kind !== 'offer' || action.offer_id === null) return { action, cap };
  const offer = await repos.offers.find(action.offer_id);
  if (offer && isOffered(offer, moscowDay(now))) return { action, cap };
  // It proposes what is offered here, and orders nothing.
  return { action: { ...action, offer_id: null, auto_approve: false }, cap: null };
}

function awaitedOf({ id, action }: Rule, { workspaceId, member }: Context): Awaited[] {
  if (action.kind !== 'task' || action.responsible_id === null || action.responsible_id === member.userId) return [];
  return [{ of: 'rule', workspaceId, invitationId: action.responsible_id, id }];
}
