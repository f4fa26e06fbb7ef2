import { say } from '#core/clients/connection-problems.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import type { Words } from '#shared/text/said.ts';
import type { Delivery } from '#functions/notifications/delivery.ts';
import { Bitrix24Error } from './bitrix24/bitrix24.ts';
import { codeOf, type Outcome } from './bitrix24/bitrix24-batch.ts';
import { bitrix24Problem } from './bitrix24/bitrix24-problems.ts';
import { openInBackground } from './portal/open-in-background.ts';
import type { Portal } from './portal/open-portal.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { createIntegrations } from './repositories/integrations.ts';
import { createPortalLimits } from './repositories/portal-limits.ts';
import { createPortalSnapshots } from './repositories/portal-snapshots.ts';

/** What notifying people through a portal uses of the table: for the `repositories` of a job that does. */
export const portalNotifying = {
  integrations: createIntegrations,
  plans: createPlans,
  portalLimits: createPortalLimits,
  portalSnapshots: createPortalSnapshots,
  workspaces: createWorkspaces,
};

type PortalContext = JobContext<typeof portalNotifying>;

/** So many notifications go in one request. */
const BATCH = 50;
/** The function ends after 300 s; letters to whom Bitrix24 did not reach want some of it. */
const SENDING_MILLISECONDS = 150_000;
/** A method of a webhook tells its own notifications by it, so that one sent again replaces the first. */
const CLIENT = 'tonus';
const METHOD = 'im.notify.personal.add';

const NO_PORTAL = say('noPortal');
const NO_SCOPE = say('noScopeToNotify');
const NOT_THERE = say('notThere');

/** One message about a run; a link to a path of the site is written behind its text. */
export interface PortalMessage {
  readonly workspaceId: string;
  readonly runId: string;
  /** Which message: sent again to somebody, it takes the place of the one before. */
  readonly message: string;
  /** In the language of now. */
  readonly text: () => string;
  readonly path: (language: PollLanguage) => string;
}

/** Whom the portal knows by their address, where they have one. */
interface Addressed {
  readonly language: PollLanguage;
  readonly email: string | null;
}

/**
 * Notifies people through the connected portal, where they are known by their address, in batches within the portal's
 * limits; `onReached` is called of each who was told, before the next batch. What the portal refuses is not tried again.
 */
export async function notifyByPortal<Person extends Addressed>(
  message: PortalMessage,
  people: readonly Person[],
  context: PortalContext,
  onReached?: (person: Person) => Promise<void>,
): Promise<Delivery<Person>> {
  const reached = new Set<Person>();
  const portal = await openInBackground(message.workspaceId, context, SENDING_MILLISECONDS);
  if (!portal) return { reached, problem: NO_PORTAL };
  const numbers = await peopleOf(message.workspaceId, context.repos);
  const reachable = people.flatMap((person) => {
    const number = person.email === null ? undefined : numbers.get(person.email.toLowerCase());
    return number === undefined ? [] : [{ person, number }];
  });
  let problem: Words | null = reachable.length < people.length ? NOT_THERE : null;
  for (let start = 0; start < reachable.length; start += BATCH) {
    const batch = reachable.slice(start, start + BATCH);
    const told = batch.map(({ person, number }) => ({ number, language: person.language }));
    const outcomes = await send(message, told, portal, context.siteUrl()).catch((error: unknown) => {
      if (!(error instanceof Bitrix24Error)) throw error;
      return error;
    });
    if (outcomes instanceof Bitrix24Error)
      return {
        reached,
        problem: reasonOf(outcomes.code, outcomes.problem.detail),
        refused: reachable.length - reached.size,
      };
    for (const { person, number } of batch) {
      const { error, result } = outcomes[commandOf(number)]!;
      if (error === null && result !== false) {
        await onReached?.(person);
        reached.add(person);
      } else problem = error === null ? NOT_THERE : reasonOf(codeOf(error), bitrix24Problem(error).detail);
    }
  }
  return { reached, problem, refused: reachable.length - reached.size };
}

function send(
  { runId, message, text, path }: PortalMessage,
  people: readonly { readonly number: number; readonly language: PollLanguage }[],
  { bitrix24, connection, until, limiter }: Portal,
  siteUrl: string,
): Promise<Record<string, Outcome>> {
  const commands = Object.fromEntries(
    people.map(({ number, language }) => {
      const link = siteUrl + path(language);
      const words = inLanguage(language, text);
      const params = {
        USER_ID: number,
        MESSAGE: `${words} [URL=${link}]${link}[/URL]`,
        MESSAGE_OUT: `${words} ${link}`,
        TAG: `tonus|${runId}|${message}|${number}`,
        CLIENT_ID: CLIENT,
      };
      return [commandOf(number), { method: METHOD, params }];
    }),
  );
  return bitrix24.batch(connection, commands, { until, limiter, optional: Object.keys(commands) });
}

/** The name of a person's command in a batch. */
function commandOf(number: number): string {
  return `person${number}`;
}

function reasonOf(code: string, problem: Words): Words {
  if (code.toLowerCase() === 'insufficient_scope') return NO_SCOPE;
  return say('restByMail', { problem });
}

/** The people of the portal as it was last read, by their address; whoever was dismissed is passed over. */
async function peopleOf(workspaceId: string, repos: PortalContext['repos']): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for await (const rows of repos.portalSnapshots.shown(workspaceId, 'PERSON')) {
    for (const { number, data } of rows) {
      const { EMAIL: email, ACTIVE: active } = data as { EMAIL?: unknown; ACTIVE?: unknown };
      if (typeof email === 'string' && active === true) numbers.set(email.toLowerCase(), number);
    }
  }
  return numbers;
}
