import type { Guard } from '../guard.ts';

const LIMITS = 'tests/api/subscriptions/limits.test.ts';
const TRIAL = 'tests/api/subscriptions/start-trial.test.ts';
const PROMO = 'tests/api/subscriptions/plans-and-promo.test.ts';
const INVOICE = 'tests/api/subscriptions/request-invoice.test.ts';
const EXPIRY = 'tests/api/jobs/expire-subscriptions.test.ts';

/** Limits of plans, the trial, promo codes, invoices. */
export const plans: readonly Guard[] = [
  {
    name: 'limit of a plan in the write',
    file: 'functions/data/usage.ts',
    from: 'limit === null ? undefined : { below: { count: limit } }',
    to: 'undefined',
    test: LIMITS,
    only: /of twenty created at once/,
  },
  {
    name: 'polls of the owner of the workspace',
    file: 'functions/polls/add-poll.ts',
    from: 'id: workspace.ownerId, limit',
    to: 'id: (context as unknown as { actor: { userId: string } }).actor.userId, limit',
    test: LIMITS,
    only: /whoever creates them/,
  },
  {
    name: 'due date by the clock',
    file: 'shared/rules/subscription.ts',
    from: 'term && term.active && !isPastDue(term, now)',
    to: 'term && term.active',
    test: LIMITS,
    only: /before anything has tidied/,
  },
  {
    name: 'inactive plans',
    file: 'shared/rules/subscription.ts',
    from: 'term && term.active && !isPastDue(term, now)',
    to: 'term && !isPastDue(term, now)',
    test: LIMITS,
    only: /while it is not active/,
  },
  {
    name: 'read-only workspaces',
    file: 'functions/core/plan.ts',
    from: 'planLimit(readOnlyText(plan));',
    to: 'void 0;',
    test: LIMITS,
    only: /makes the newest workspace/,
  },
  {
    name: 'read-only for new runs',
    file: 'functions/polls/create-frame.ts',
    from: 'await demandWritable(context);',
    to: '',
    test: LIMITS,
    only: /makes the newest workspace/,
  },
  {
    name: 'read-only for opening a run',
    file: 'functions/polls/publish-frame.ts',
    from: 'demandWritable(context),',
    to: 'repos.workspaces.find(workspaceId).then((workspace) => ({ workspace: workspace! })),',
    test: LIMITS,
    only: /makes the newest workspace/,
  },
  {
    name: 'trial once',
    file: 'functions/subscriptions/start-trial.ts',
    from: "if (read?.trialUsed) conflict('Пробный период уже использован');",
    to: '',
    test: TRIAL,
    only: /once ever/,
  },
  {
    name: 'trial under a condition',
    file: 'functions/data/plans.ts',
    from: 'read ? { equals: { version: read.version } } : { exists: false }',
    to: '{}',
    test: TRIAL,
    only: /nineteen of twenty/,
  },
  {
    name: 'trial over a paid plan',
    file: 'functions/subscriptions/start-trial.ts',
    from: 'if (current !== PLANS.startup) {',
    to: 'if (false) {',
    test: TRIAL,
    only: /paid for/,
  },
  {
    name: 'disabled promo codes',
    file: 'functions/data/promo-codes.ts',
    from: "item && item['active'] === true ? toPromoCode(item) : null",
    to: 'item ? toPromoCode(item) : null',
    test: PROMO,
    only: /disabled/,
  },
  {
    name: 'limit of promo tries',
    file: 'functions/subscriptions/validate-promo.ts',
    from: 'await countAttempt(THROTTLES.promoChecksOfAddress, context.sourceAddress, context);',
    to: '',
    test: PROMO,
    only: /cannot be guessed/,
  },
  {
    name: 'limit of invoice requests',
    file: 'functions/subscriptions/request-invoice.ts',
    from: 'await countAttempt(THROTTLES.invoicesOfAccount, user.id, context);',
    to: '',
    test: INVOICE,
    only: /after ten requests/,
  },
  {
    name: 'check digits of an ИНН',
    file: 'shared/models/subscription.ts',
    from: 'z.refine(isInn,',
    to: 'z.refine(() => true,',
    test: INVOICE,
    only: /check digit/,
  },
  {
    name: 'prolonged plans',
    file: 'functions/data/plans.ts',
    from: "if (!read || read['dueDate'] !== dueDate) {",
    to: 'if (!read) {',
    test: EXPIRY,
    only: /prolonged/,
  },
  {
    name: 'plans that end later today',
    file: 'functions/jobs/expire-subscriptions.ts',
    from: 'if (Date.parse(due.dueDate) > now.getTime()) continue;',
    to: '',
    test: EXPIRY,
    only: /turns plans past/,
  },
];
