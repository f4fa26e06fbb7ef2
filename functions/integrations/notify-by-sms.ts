import { allDone } from '#core/all-done.ts';
import { say } from '#core/clients/connection-problems.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import type { Delivery } from '#functions/notifications/delivery.ts';
import type { SealedPhone } from '#functions/people/repositories/contacts.ts';
import { openPhone } from '#functions/people/seal-phone.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { smsParts } from '#shared/rules/sms.ts';
import type { Words } from '#shared/text/said.ts';
import { SmsError, type SmsMessage, type SmsOutcome } from './sms/gateway.ts';
import { smsIn } from './sms/sms-in.ts';
import { openKey } from './sms/sms-secrets.ts';
import { createSms } from './repositories/sms.ts';

/** What telling people by SMS uses of the table: for the `repositories` of a job that does. */
export const smsNotifying = { sms: createSms };

/** So many messages are on their way at once; SMSC takes fewer than fifteen of one account. */
const AT_ONCE = 10;

/** Somebody who can be sent an SMS: their number, the number of ours that the message has, where its link leads. */
interface Told {
  readonly userId: string;
  readonly language: PollLanguage;
  readonly path?: string;
  readonly sms?: { readonly phone: SealedPhone; readonly id: number };
}

interface SmsNotice {
  readonly workspaceId: string;
  readonly runId: string;
  readonly message: 'invitation' | 'reminder';
}

/**
 * Tells people of a run by SMS, each once: a message is marked and paid for out of the month's cap before it is handed
 * over, and one that may have gone out is asked for, and never sent again blindly. Whom a gateway refuses is missed; when
 * it refuses the account, or does not answer, the rest is not tried.
 */
export async function notifyBySms<Person extends Told>(
  notice: SmsNotice,
  people: readonly Person[],
  context: JobContext<typeof smsNotifying>,
  onReached: (person: Person) => Promise<void>,
): Promise<Delivery<Person>> {
  const { workspaceId } = notice;
  const { sms } = context.repos;
  const reached = new Set<Person>();
  const reachable = people.filter((person) => person.sms !== undefined && person.path !== undefined);
  if (reachable.length === 0) return { reached, problem: null };
  const access = await sms.find(workspaceId);
  if (!access) return { reached, problem: say('smsNotConnected') };

  const { vault, gateways, siteUrl } = context.chats();
  const gateway = gateways[access.gateway];
  const key = await openKey(access, workspaceId, vault);
  let refused = 0;
  let problem: Words | null = null;
  let stopped = false;

  for (let start = 0; start < reachable.length; start += AT_ONCE) {
    if (stopped) break;
    const batch = reachable.slice(start, start + AT_ONCE).map(async (person) => {
      if (await tell(person)) {
        await onReached(person);
        reached.add(person);
      }
    });
    await allDone(batch);
  }
  if (problem !== null) await sms.noteProblem(workspaceId, access, problem);
  return {
    reached,
    problem: problem ?? (refused > 0 ? say('smsSomeRefused', { count: refused }) : null),
    refused: reachable.length - reached.size,
  };

  /** Whether somebody has an SMS now, or may have. */
  async function tell({ userId, language, path, sms: own }: Person): Promise<boolean> {
    const place = { runId: notice.runId, message: notice.message, personId: userId };
    const text = smsIn(language, access!, siteUrl() + path!, notice.message);
    const phone = await openPhone(own!.phone, workspaceId, vault);
    const message = { id: own!.id, phone, text, sender: access!.sender };
    const known = await sms.state(place);
    if (known === 'sent' || known === 'maybe') return true;
    // A job that died in between has paid for it; whether it was handed over the gateway may know.
    if (known === 'sending') {
      const taken = await knows(message);
      if (taken !== false) {
        await sms.end(place, taken ? 'sent' : 'maybe');
        return true;
      }
    }
    const cost = access!.price * smsParts(text);
    if (known === null) {
      if (!(await sms.spend(workspaceId, cost, access!.cap, context.now))) {
        stop(say('smsCapReached'));
        return false;
      }
      if (!(await sms.begin(place, context.now))) {
        await sms.giveBack(workspaceId, cost, context.now);
        return true;
      }
    }
    const outcome = await send(message);
    const taken = outcome.kind === 'unknown' ? await knows(message) : outcome.kind === 'sent';
    if (taken !== false) {
      if (taken === null) stop(say('smsUnknown', { whom: access!.gateway }));
      await sms.end(place, taken ? 'sent' : 'maybe');
      return true;
    }
    await sms.forget(place);
    await sms.giveBack(workspaceId, cost, context.now);
    if (outcome.kind === 'refused' && outcome.concerns === 'number') refused += 1;
    else if (outcome.kind !== 'sent') stop(outcome.problem.detail);
    return false;
  }

  function stop(why: Words): void {
    problem = why;
    stopped = true;
  }

  /** What never reached the gateway was not sent. */
  async function send(message: SmsMessage): Promise<SmsOutcome> {
    try {
      return await gateway.send(key, message);
    } catch (error) {
      if (error instanceof SmsError) return { kind: 'refused', problem: error.problem, concerns: 'all' };
      throw error;
    }
  }

  /** Null where the gateway cannot tell, or does not answer. */
  async function knows(message: SmsMessage): Promise<boolean | null> {
    try {
      return await gateway.knows(key, message);
    } catch (error) {
      if (error instanceof SmsError) return null;
      throw error;
    }
  }
}
