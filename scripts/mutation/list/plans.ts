import { guardsIn } from '../guard.ts';

/** Limits of plans, the trial, promo codes, invoices. */
export const guards = [
  guardsIn('functions/subscriptions/repositories/usage.ts', 'tests/api/subscriptions/limits.test.ts', {
    'limit of a plan in the write -> of twenty created at once':
      '[-limit === null ? undefined : { below: { count: limit } }-]{+undefined+}',
  }),
  guardsIn('functions/polls/add-poll.ts', 'tests/api/subscriptions/limits.test.ts', {
    'polls of the owner of the workspace -> whoever creates them':
      'id: [-workspace.ownerId-]{+(context as unknown as { actor: { userId: string } }).actor.userId+}, limit',
  }),
  guardsIn('shared/rules/subscription.ts', 'tests/api/subscriptions/limits.test.ts', {
    'due date by the clock -> before anything has tidied': 'term && term.active[- && !isPastDue(term, now)-]',
    'inactive plans -> while it is not active': 'term && [-term.active && -]!isPastDue(term, now)',
    'read-only with too many people -> refuses a new run':
      'return{+ false &&+} limits.people !== null && peopleIn(workspace) > [-limits.people-]{+0+};',
  }),
  guardsIn('functions/subscriptions/plan.ts', 'tests/api/subscriptions/limits.test.ts', {
    'read-only workspaces -> makes the newest workspace': 'if ([-surplus-]{+false+}) return',
    'refusal of what can only be read -> refuses a new poll':
      '[-if (governed.readOnly !== null) planLimit(governed.readOnly);-]',
  }),
  guardsIn('functions/polls/operations/create-frame.ts', 'tests/api/subscriptions/limits.test.ts', {
    'read-only for new runs -> makes the newest workspace': '[-await requireWritable(context);-]',
  }),
  guardsIn('functions/polls/operations/publish-frame.ts', 'tests/api/subscriptions/limits.test.ts', {
    'read-only for opening a run -> makes the newest workspace':
      '[-requireWritable(context)-]{+repos.workspaces.find(workspaceId).then((workspace) => ({ workspace: workspace! }))+},',
  }),
  guardsIn('functions/subscriptions/operations/start-trial.ts', 'tests/api/subscriptions/start-trial.test.ts', {
    'trial once -> once ever': '[-if (read?.trialUsed) conflict(subscriptionsErrors.trialUsed);-]',
    'trial over a paid plan -> paid for': 'if ([-current !== PLANS.startup-]{+false+}) conflict(',
  }),
  guardsIn('functions/subscriptions/repositories/plans.ts', 'tests/api/subscriptions/start-trial.test.ts', {
    'trial under a condition -> nineteen of twenty':
      '[-read ? { equals: { version: read.version } } : { exists: false }-]{+{}+}',
  }),
  guardsIn('functions/subscriptions/repositories/promo-codes.ts', 'tests/api/subscriptions/plans-and-promo.test.ts', {
    'disabled promo codes -> disabled': "item [-&& item['active'] === true -]? toPromoCode(item) : null",
  }),
  guardsIn('functions/subscriptions/operations/validate-promo.ts', 'tests/api/subscriptions/plans-and-promo.test.ts', {
    'limit of promo tries -> cannot be guessed':
      '[-await countAttempt(THROTTLES.promoChecksOfAddress, context.sourceAddress, context);-]',
  }),
  guardsIn('functions/subscriptions/operations/request-invoice.ts', 'tests/api/subscriptions/request-invoice.test.ts', {
    'limit of invoice requests -> after ten requests':
      '[-await countAttempt(THROTTLES.invoicesOfAccount, user.id, context);-]',
    'invoices: fewer people than there are, only on purpose -> fewer people':
      '[-people < most && !body.fewer_people-]{+false+}',
    'invoices: the same once -> once more within a day':
      "[-one.state === 'waiting' && isSame(one, asked) && isRecent(one, now)-]{+false+}",
  }),
  guardsIn('shared/models/subscription.ts', 'tests/api/subscriptions/request-invoice.test.ts', {
    'check digits of an ИНН -> check digit': 'z.refine([-isInn-]{+() => true+},',
  }),
  guardsIn('functions/subscriptions/repositories/plans.ts', 'tests/api/jobs/expire-subscriptions.test.ts', {
    'prolonged plans -> prolonged': "if (!read[- || read['dueDate'] !== dueDate-]) {",
  }),
  guardsIn('functions/data/due.ts', 'tests/api/jobs/expire-subscriptions.test.ts', {
    'plans and runs that are not due yet -> turns plans past': '[-if (dueAt > moment) return;-]',
  }),
  guardsIn('functions/data/keys.ts', 'functions/data/due.test.ts', {
    'due: one form of a moment -> whichever form': '`${[-new Date(dueAt).toISOString()-]{+dueAt+}}#${id}`',
  }),
  guardsIn('functions/data/due.ts', 'functions/data/due.test.ts', {
    'due: more than a page -> more than a page': 'while ([-cursor-]{+false+})',
  }),
  guardsIn('functions/workspaces/operations/get-workspace-plan.ts', 'tests/api/workspaces/get-workspace-plan.test.ts', {
    'the plan of a workspace is its owner’s -> whatever plan they have':
      'async ({ repos, workspaceId, now[- }) => { const { ownerId } =-]{+, actor: { userId: ownerId } }) => {+} (await repos.workspaces.find(workspaceId)) ??',
    'the plan of a workspace: in force, not subscribed to -> the moment it ends':
      'const plan = planInForce(subscription{+ && { ...subscription, dueDate: null }+}, now);',
  }),
];
