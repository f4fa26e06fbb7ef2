import * as z from 'zod/mini';
import { say, type Problem } from '#core/clients/connection-problems.ts';
import type { Outbound } from '#core/clients/outbound.ts';
import { demandForm, postForm, SmsError, type SmsGateway, type SmsMessage, type SmsOutcome } from './gateway.ts';

export const SMSC_API_URL = 'https://smsc.ru';

const Refusal = z.object({ error_code: z.int() });
const Sent = z.object({ id: z.union([z.int(), z.string()]), cnt: z.int() });
const Cost = z.object({ cost: z.coerce.number(), cnt: z.int().check(z.minimum(1)) });

const NO_SUCH_MESSAGE = 3;
/** The same request within a minute, or too many at once: the first of them may have been taken. */
const DUPLICATE = 9;
/** Wrong number, and one that cannot be reached. */
const OF_NUMBER = new Set([7, 8]);

function problemBehind(code: number): Problem {
  const whom = 'smsc';
  switch (code) {
    case 2:
    case 4:
      return { kind: 'refused', detail: say('smsKeyUnknown', { whom }) };
    case 3:
      return { kind: 'refused', detail: say('smsNoMoney', { whom }) };
    case 6:
      return { kind: 'refused', detail: say('smsSenderRefused', { whom }) };
    case 7:
    case 8:
      return { kind: 'refused', detail: say('smsBadPhone', { whom }) };
    case DUPLICATE:
      return { kind: 'failed', detail: say('smsBusy', { whom }) };
    default:
      return { kind: 'refused', detail: say('smsRefused', { whom }) };
  }
}

/** The gateway of SMSC.ru. A message has a number of ours, by which it is sent once and can be asked for. */
export function createSmsc(outbound: Outbound, apiUrl: string = SMSC_API_URL): SmsGateway {
  const formOf = (key: string, { phone, text, sender }: Omit<SmsMessage, 'id'>) => ({
    apikey: key,
    phones: phone,
    mes: text,
    ...(sender === null ? {} : { sender }),
    charset: 'utf-8',
    fmt: '3',
  });
  const broken: Problem = { kind: 'failed', detail: say('broken', { whom: 'smsc' }) };

  return {
    async priceOfPart(key, message) {
      const body = await demandForm(outbound, 'smsc', `${apiUrl}/sys/send.php`, { ...formOf(key, message), cost: '1' });
      const refused = z.safeParse(Refusal, body);
      if (refused.success) throw new SmsError(problemBehind(refused.data.error_code));
      const { success, data } = z.safeParse(Cost, body);
      if (!success) throw new SmsError(broken);
      return Math.ceil((data.cost * 100) / data.cnt);
    },

    async send(key, message): Promise<SmsOutcome> {
      const form = { ...formOf(key, message), id: String(message.id) };
      const answer = await postForm(outbound, 'smsc', `${apiUrl}/sys/send.php`, form);
      if ('maybe' in answer) return { kind: 'unknown', problem: answer.maybe };
      const refused = z.safeParse(Refusal, answer.body);
      if (refused.success) {
        const { error_code: code } = refused.data;
        const problem = problemBehind(code);
        if (code === DUPLICATE) return { kind: 'unknown', problem };
        return { kind: 'refused', problem, concerns: OF_NUMBER.has(code) ? 'number' : 'all' };
      }
      return z.safeParse(Sent, answer.body).success ? { kind: 'sent' } : { kind: 'unknown', problem: broken };
    },

    async knows(key, { id, phone }) {
      const form = { apikey: key, phone, id: String(id), charset: 'utf-8', fmt: '3' };
      const body = await demandForm(outbound, 'smsc', `${apiUrl}/sys/status.php`, form);
      const refused = z.safeParse(Refusal, body);
      if (refused.success) return refused.data.error_code === NO_SUCH_MESSAGE ? false : null;
      return z.safeParse(z.object({ status: z.int() }), body).success ? true : null;
    },
  };
}
