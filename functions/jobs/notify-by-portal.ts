import { Bitrix24Error } from '#core/clients/bitrix24.ts';
import { codeOf, type Outcome } from '#core/clients/bitrix24-batch.ts';
import { bitrix24Problem } from '#core/clients/bitrix24-problems.ts';
import { createGate } from '#core/portal/gate.ts';
import { openWebhook, type Portal } from '#core/portal/open-portal.ts';
import { planOf } from '#core/rules/plan.ts';
import type { JobContext } from './define-job.ts';
import type { notifying, PeopleNotice } from './people-notice.ts';

/** So many notifications go in one request. */
const BATCH = 50;
/** The function ends after 300 s; letters to whom Bitrix24 did not reach want some of it. */
const SENDING_MILLISECONDS = 150_000;
/** A method of a webhook tells its own notifications by it, so that one sent again replaces the first. */
const CLIENT = 'tonus';
const METHOD = 'im.notify.personal.add';

const NO_PORTAL = 'Bitrix24 не подключён: приглашения ушли письмами';
const NO_SCOPE = 'Вебхуку Bitrix24 не хватает права «Чат и уведомления (im)»: приглашения ушли письмами';
const NOT_THERE = 'Не все участники нашлись в Bitrix24 по адресу почты: остальным ушли письма';

/** Who was told, and why not everybody, in words for a person. */
interface Told {
  readonly told: ReadonlySet<string>;
  readonly problem: string | null;
}

/**
 * Notifies members through the connected portal, where they are known by their address, in batches within the portal's
 * limits. What the portal refuses is not tried again: those people get letters.
 */
export async function notifyByPortal(notice: PeopleNotice, context: JobContext<typeof notifying>): Promise<Told> {
  const { repos, now } = context;
  const before = await repos.notices.told(
    notice,
    'bitrix24',
    notice.people.map(({ userId }) => userId),
  );
  const told = new Set(before);
  const portal = await openPortal(notice.workspaceId, context);
  if (!portal) return { told, problem: NO_PORTAL };
  const numbers = await peopleOf(notice.workspaceId, repos);
  const reachable = notice.people.flatMap(({ userId, email }) => {
    const number = numbers.get(email.toLowerCase());
    return number === undefined ? [] : [{ userId, number }];
  });
  const waiting = reachable.filter(({ userId }) => !told.has(userId));
  let problem: string | null = reachable.length < notice.people.length ? NOT_THERE : null;
  for (let start = 0; start < waiting.length; start += BATCH) {
    const batch = waiting.slice(start, start + BATCH);
    const outcomes = await send(notice, batch, portal, context.siteUrl()).catch((error: unknown) => {
      if (!(error instanceof Bitrix24Error)) throw error;
      return error;
    });
    if (outcomes instanceof Bitrix24Error) return { told, problem: reasonOf(outcomes.code, outcomes.problem.detail) };
    for (const { userId } of batch) {
      const { error, result } = outcomes[userId]!;
      if (error === null && result !== false) {
        await repos.notices.mark(notice, 'bitrix24', userId, now);
        told.add(userId);
      } else problem = error === null ? NOT_THERE : reasonOf(codeOf(error), bitrix24Problem(error).detail);
    }
  }
  return { told, problem };
}

function send(
  { frameId, message, text, path }: PeopleNotice,
  people: readonly { readonly userId: string; readonly number: number }[],
  { bitrix24, webhook, until, gate }: Portal,
  siteUrl: string,
): Promise<Record<string, Outcome>> {
  const link = `${siteUrl}${path}`;
  const commands = Object.fromEntries(
    people.map(({ userId, number }) => [
      userId,
      {
        method: METHOD,
        params: {
          USER_ID: number,
          MESSAGE: `${text} [URL=${link}]${link}[/URL]`,
          MESSAGE_OUT: `${text} ${link}`,
          TAG: `tonus|${frameId}|${message}|${number}`,
          CLIENT_ID: CLIENT,
        },
      },
    ]),
  );
  return bitrix24.batch(webhook, commands, { until, gate, optional: Object.keys(commands) });
}

function reasonOf(code: string, detail: string): string {
  if (code.toLowerCase() === 'insufficient_scope') return NO_SCOPE;
  return `${detail}. Кому не дошло, ушли письма`;
}

/** The portal of a workspace; null where none is connected, or the plan does not open it. */
async function openPortal(workspaceId: string, context: JobContext<typeof notifying>): Promise<Portal | null> {
  const { repos, now } = context;
  const [access, workspace] = await Promise.all([
    repos.integrations.findBitrix24(workspaceId),
    repos.workspaces.find(workspaceId),
  ]);
  if (!access || !workspace) return null;
  const plan = await planOf(repos, workspace.ownerId, now);
  if (!plan.features.includes('bitrix24')) return null;
  const { vault, bitrix24 } = context.portals();
  const webhook = await openWebhook(access, workspaceId, vault);
  const until = new Date(Date.now() + SENDING_MILLISECONDS);
  return { bitrix24, webhook, until, gate: createGate({ limits: repos.portalLimits, until, background: true }) };
}

/** The people of the portal as it was last read, by their address; whoever was dismissed is passed over. */
async function peopleOf(
  workspaceId: string,
  repos: JobContext<typeof notifying>['repos'],
): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for await (const rows of repos.portalSnapshots.shown(workspaceId, 'PERSON')) {
    for (const { number, data } of rows) {
      const { EMAIL: email, ACTIVE: active } = data as { EMAIL?: unknown; ACTIVE?: unknown };
      if (typeof email === 'string' && active === true) numbers.set(email.toLowerCase(), number);
    }
  }
  return numbers;
}
