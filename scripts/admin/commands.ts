import { freeAddress, showAddress } from './addresses.ts';
import { UsageError, type Command, type Options } from './command.ts';
import { resetFactors } from './factors.ts';
import { retryJob } from './jobs.ts';
import { addOffers, listOffers, setOfferHidden } from './offers.ts';
import { setPlan, showPlan } from './plans.ts';
import { recountRun } from './runs.ts';
import { enrolWorkspaces } from './automations.ts';
import { setProviderSecret } from './providers.ts';
import { addPromo, countPromos, disablePromo, listInvoices, listPromos } from './sales.ts';

/** Which options each command takes, and what it does with its arguments. */
const COMMANDS: Readonly<
  Record<
    string,
    { args: number; options: readonly (keyof Options)[]; make: (args: string[], options: Options) => Command }
  >
> = {
  'promo add': { args: 1, options: ['discount', 'company'], make: ([code], options) => addPromo(code!, options) },
  'promo list': { args: 0, options: [], make: () => listPromos },
  'promo disable': { args: 1, options: [], make: ([code]) => disablePromo(code!) },
  'promo count': { args: 0, options: [], make: () => countPromos },
  'offer add': { args: 1, options: [], make: ([path]) => addOffers(path!) },
  'offer list': { args: 0, options: [], make: () => listOffers },
  'offer hide': { args: 1, options: [], make: ([id]) => setOfferHidden(id!, true) },
  'offer show': { args: 1, options: [], make: ([id]) => setOfferHidden(id!, false) },
  'plan set': {
    args: 2,
    options: ['until', 'inactive'],
    make: ([email, plan], options) => setPlan(email!, plan!, options),
  },
  'plan show': { args: 1, options: [], make: ([email]) => showPlan(email!) },
  'address show': { args: 1, options: [], make: ([email]) => showAddress(email!) },
  'address free': { args: 1, options: [], make: ([email]) => freeAddress(email!) },
  'factors reset': { args: 1, options: [], make: ([email]) => resetFactors(email!) },
  'job retry': { args: 2, options: [], make: ([pk, sk]) => retryJob(pk!, sk!) },
  'run recount': { args: 1, options: [], make: ([runId]) => recountRun(runId!) },
  'automations enroll': { args: 0, options: [], make: () => enrolWorkspaces },
  'provider secret': { args: 1, options: [], make: ([provider]) => setProviderSecret(provider!) },
  'invoice list': { args: 0, options: ['month'], make: (_, options) => listInvoices(options) },
};

/** The command of these arguments, checked before anything is opened. Throws a UsageError. */
export function commandOf(positionals: readonly string[], options: Options): Command {
  const name = positionals.slice(0, 2).join(' ');
  const command = COMMANDS[name];
  if (!command) throw new UsageError(name ? `There is no command «${name}»` : 'No command was given');
  const args = positionals.slice(2);
  if (args.length !== command.args)
    throw new UsageError(`«${name}» takes ${command.args} argument(s), not ${args.length}`);
  const foreign = Object.keys(options).filter((option) => !command.options.includes(option as keyof Options));
  if (foreign.length > 0) throw new UsageError(`«${name}» does not take --${foreign.join(', --')}`);
  return command.make(args, options);
}
