import * as z from 'zod/mini';
import { say, type Problem } from '#core/clients/connection-problems.ts';
import type { Outbound } from '#core/clients/outbound.ts';
import { demandForm, postForm, SmsError, type SmsGateway, type SmsMessage, type SmsOutcome } from './gateway.ts';

export const SMSRU_API_URL = 'https://sms.ru';

const OK = 100;
const Reply = z.object({
  status_code: z.int(),
  sms: z.optional(
    z.record(
      z.string(),
      z.object({
        status_code: z.int(),
        cost: z.optional(z.coerce.number()),
        sms: z.optional(z.coerce.number()),
      }),
    ),
  ),
});

/** Wrong numbers, those that cannot be reached, and limits of one number. */
const OF_NUMBER = new Set([202, 207, 230, 231, 232, 233]);

function problemBehind(code: number): Problem {
  const whom = 'smsru';
  if (code === 200 || (code >= 300 && code <= 302)) {
    return { kind: 'refused', detail: say('smsKeyUnknown', { whom }) };
  }
  if (code === 201) return { kind: 'refused', detail: say('smsNoMoney', { whom }) };
  if (code === 204 || code === 208) return { kind: 'refused', detail: say('smsSenderRefused', { whom }) };
  if (OF_NUMBER.has(code)) return { kind: 'refused', detail: say('smsBadPhone', { whom }) };
  if (code === 220 || code >= 500) return { kind: 'failed', detail: say('smsBusy', { whom }) };
  return { kind: 'refused', detail: say('smsRefused', { whom }) };
}

/** The gateway of SMS.ru. It knows messages by its own numbers alone: of one without an answer nobody can ask. */
export function createSmsru(outbound: Outbound, apiUrl: string = SMSRU_API_URL): SmsGateway {
  const formOf = (key: string, { phone, text, sender }: Omit<SmsMessage, 'id'>) => ({
    api_id: key,
    to: phone.slice(1),
    msg: text,
    ...(sender === null ? {} : { from: sender }),
    json: '1',
  });
  const broken: Problem = { kind: 'failed', detail: say('broken', { whom: 'smsru' }) };

  /** What it says of the one number it was asked for; the code of the whole where that is not said. */
  function read(body: unknown) {
    const { success, data } = z.safeParse(Reply, body);
    if (!success) return null;
    const [own] = Object.values(data.sms ?? {});
    return data.status_code === OK && own ? own : { status_code: data.status_code };
  }

  return {
    async priceOfPart(key, message) {
      const said = read(await demandForm(outbound, 'smsru', `${apiUrl}/sms/cost`, formOf(key, message)));
      if (said === null) throw new SmsError(broken);
      if (said.status_code !== OK) throw new SmsError(problemBehind(said.status_code));
      if (said.cost === undefined) throw new SmsError(broken);
      return Math.ceil((said.cost * 100) / Math.max(1, said.sms ?? 1));
    },

    async send(key, message): Promise<SmsOutcome> {
      const answer = await postForm(outbound, 'smsru', `${apiUrl}/sms/send`, formOf(key, message));
      if ('maybe' in answer) return { kind: 'unknown', problem: answer.maybe };
      const said = read(answer.body);
      if (said === null) return { kind: 'unknown', problem: broken };
      const { status_code: code } = said;
      if (code === OK) return { kind: 'sent' };
      return { kind: 'refused', problem: problemBehind(code), concerns: OF_NUMBER.has(code) ? 'number' : 'all' };
    },

    knows: () => Promise.resolve(null),
  };
}
