import * as z from 'zod/mini';
import type { Repositories } from '#data/repositories.ts';
import { KnownEmail } from '#shared/models/email.ts';
import { PLAN_IDS, PLANS, type PlanId } from '#shared/rules/plans.ts';
import { daysRemaining, planInForce } from '#shared/rules/subscription.ts';
import { UsageError, type Command, type Options } from './command.ts';

/** Puts an account on a plan; whether its trial is used stays as it was. */
export function setPlan(email: string, planName: string, { until, inactive = false }: Options): Command {
  const plan = PLAN_IDS.find((id) => id === planName.toLowerCase());
  if (!plan) throw new UsageError(`There is no plan «${planName}»; there are ${PLAN_IDS.join(', ')}`);
  if (plan === 'startup' && until !== undefined) throw new UsageError('Startup has no end: leave out --until');
  const dueDate = until === undefined ? null : endOfDay(until);
  return async (repos, now) => {
    if (dueDate !== null && Date.parse(dueDate) <= now.getTime()) throw new Error(`${until} is past already`);
    const userId = await accountOf(email, repos);
    const read = await repos.plans.find(userId, { consistent: true });
    const at = now.toISOString();
    const state = {
      plan,
      active: !inactive,
      dueDate,
      isTrial: false,
      trialUsed: read?.trialUsed ?? false,
      ended: null,
    };
    const dates = { createdAt: read?.createdAt ?? at, updatedAt: at };
    if (!(await repos.plans.save({ userId, ...state, ...dates }, read))) {
      throw new Error('The subscription changed at the same moment: look at it and try again');
    }
    const paid = inactive ? null : await repos.invoices.settle(userId, plan);
    return [
      `${email} is on ${describe(plan, dueDate, !inactive)}`,
      ...(paid ? [`The request of ${paid.createdAt} counts as paid`] : []),
    ];
  };
}

/** What an account subscribed to and what it has used. */
export function showPlan(email: string): Command {
  return async (repos, now) => {
    const userId = await accountOf(email, repos);
    const { subscription, workspaces, polls } = await repos.plans.overview(userId, now);
    const { plan, dueDate, active, isTrial, trialUsed } = subscription ?? STARTUP;
    const left = daysRemaining(dueDate, now);
    return [
      `account      ${email} (${userId})`,
      `plan         ${describe(plan, dueDate, active)}${isTrial ? ', trial' : ''}${left === null ? '' : `, ${left} day(s) left`}`,
      `in force     ${planInForce(subscription, now).name}`,
      `trial        ${trialUsed ? 'used' : 'not used'}`,
      `workspaces   ${workspaces}`,
      `polls        ${polls} this month`,
    ];
  };
}

const STARTUP = { plan: 'startup', dueDate: null, active: true, isTrial: false, trialUsed: false } as const;

function describe(plan: PlanId, dueDate: string | null, active: boolean): string {
  return `${PLANS[plan].name}${dueDate === null ? ' without end' : ` until ${dueDate}`}${active ? '' : ', inactive'}`;
}

async function accountOf(email: string, repos: Repositories): Promise<string> {
  const address = z.safeParse(KnownEmail, email);
  const login = address.success ? await repos.users.findLogin(address.data) : null;
  if (!login) throw new Error(`There is no account with the address ${email}`);
  return login.userId;
}

/** The last moment of this day in Moscow. */
function endOfDay(date: string): string {
  const end = new Date(`${date}T23:59:59.999+03:00`);
  // A day there is not, the 31st of June say, would slip into the next month.
  const real = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
  if (!real) throw new UsageError(`«${date}» is no date; write it as 2027-03-14`);
  return end.toISOString();
}
