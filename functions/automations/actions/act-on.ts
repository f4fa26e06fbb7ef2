import { NOT_ORDERED } from '../causes/not-ordered.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import type { Write } from '#data/writes.ts';
import type { Said } from '#shared/text/said.ts';
import type { RuleExecution, Effect } from './rule-execution.ts';
import { orderOffer, proposeOffers } from './offers.ts';
import { remind } from './remind.ts';
import { setTask } from './set-task.ts';
import { writeLetters } from './write-letters.ts';

/** What an effect was prepared from may change until it is written: it is prepared anew so many times. */
const ATTEMPTS = 4;

/**
 * Acts on a cause once, with a line in the log in the same step as the effect. False where the rule has acted on it
 * already, or was changed or switched off meanwhile.
 */
export async function actOn(execution: RuleExecution): Promise<boolean> {
  const { repos, rule, cause, today, now } = execution;
  const once = { rule, cause: cause.key, today, pauseDays: cause.pauseDays };
  const told = { why: cause.why, personId: cause.person?.userId ?? null };
  const skip = (what: Said, stopping?: readonly Write[]) => {
    const deed = { ...told, outcome: 'skipped', what, cost: null, stops: stopping !== undefined } as const;
    return repos.automationRules.act(once, deed, stopping ?? [], now);
  };
  const attempt = async () => {
    const effect = await prepare(execution);
    if ('skipped' in effect) return (await skip(effect.skipped, effect.stopping)) === 'done';
    const { what, cost, writes } = effect;
    const outcome = await repos.automationRules.act(once, { ...told, outcome: 'done', what, cost }, writes, now);
    if (outcome === 'cap' || outcome === 'budget' || outcome === 'duplicate') {
      return (await skip(NOT_ORDERED[outcome])) === 'done';
    }
    return outcome === 'stale' ? OVERTAKEN : outcome === 'done';
  };
  return untilNotOvertaken('What a rule acts on', attempt, ATTEMPTS);
}

function prepare(execution: RuleExecution): Promise<Effect> {
  const { action } = execution.rule;
  switch (action.kind) {
    case 'task':
      return setTask(action, execution);
    case 'reminder':
      return remind(execution);
    case 'mail':
      return writeLetters(action.to, execution);
    case 'offer':
      return action.auto_approve ? orderOffer(action, execution) : proposeOffers(action, execution);
  }
}
