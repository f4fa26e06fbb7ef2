import { expect } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { sms } from '#shared/contract/sms.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';
import { request } from './api.ts';
import { makeFrame, type Person } from './factories.ts';
import { doJobs, tokenNow } from './pulses.ts';
import type { startOwnMessengers } from './own-bots.ts';

/** The text of an SMS that a workspace has unless it says another. */
export const SMS_TEMPLATE = 'Опрос вашей компании: {link}';
/** What one part costs at the played gateways, in kopecks. */
export const SMS_PRICE = 420;

interface Wanted {
  readonly gateway?: SmsGatewayName;
  readonly template?: string;
  readonly cap?: number;
}

/** The SMS of one workspace by played gateways, under a key of its own. */
export function makeSms(
  played: Awaited<ReturnType<typeof startOwnMessengers>>,
  { owner, workspace, key }: { readonly owner: Person; readonly workspace: Workspace; readonly key: string },
) {
  const account = (gateway: SmsGatewayName = 'smsc') => played[gateway].account(key);
  const place = async () => ({ token: await tokenNow(owner), params: { id: workspace.id } });
  return {
    account,
    texts: (gateway?: SmsGatewayName) => account(gateway).messages.map(({ text }) => text),
    async connect({ gateway = 'smsc', template = SMS_TEMPLATE, cap = 100 }: Wanted = {}): Promise<void> {
      const body = { gateway, key, template, cap };
      expect((await request(sms.connectSms, { ...(await place()), body })).status).toBe(200);
    },
  };
}

/** Opens a run of a poll by these channels, and has everybody told. */
export async function openBy(owner: Person, poll: Poll, channels: Channel[], more: object = {}): Promise<string> {
  const { id } = await makeFrame(owner, poll, { channels, ...more });
  await doJobs(poll.workspace_id);
  return id;
}

/** The codes in the links that these messages end with. */
export function codesIn(said: readonly string[]): string[] {
  return said.map((text) => /\/c\/(\w{10})$/.exec(text)![1]!);
}

/** Reminds of a run by hand. */
export async function remindNow(owner: Person, id: string): Promise<number> {
  return (await request(polls.remindFrame, { token: await tokenNow(owner), params: { id } })).status;
}
