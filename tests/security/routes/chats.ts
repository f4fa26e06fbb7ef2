import { randomUUID } from 'node:crypto';
import { makeBot } from '#tests/support/chats.ts';
import type { Company } from '../company.ts';
import { newSubscription } from '#tests/support/push.ts';
import { aboutMe, inWorkspace, open, type RoutesOf } from './shape.ts';

const withBot = async ({ workspace }: Company) => {
  await makeBot(workspace, 'telegram');
  return {};
};

const ofTelegram = ({ workspace }: Company) => ({ params: { id: workspace.id, channel: 'telegram' } });

/** A right call of every route of this domain, and what each of the actors is answered. */
export const chats: RoutesOf<'chats'> = {
  // Everybody sees which bots there are: they connect their own chats to them.
  getChats: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // As the other integrations: who may manage or delete the workspace.
  connectChatBot: {
    call: (company) => ({ ...ofTelegram(company), body: { token: '1:tonus-matrix' } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  checkChatBot: { call: ofTelegram, answers: inWorkspace(401, 403, 403, 200, 200, 404, 404) },
  tryChatBot: { call: ofTelegram, answers: inWorkspace(401, 403, 403, 200, 200, 404, 404) },
  disconnectChatBot: { call: ofTelegram, answers: inWorkspace(401, 403, 403, 204, 204, 404, 404) },
  // Everybody for themselves.
  linkChat: { call: ofTelegram, answers: inWorkspace(401, 200, 200, 200, 200, 404, 404), fresh: withBot },
  unlinkChat: { call: ofTelegram, answers: inWorkspace(401, 204, 204, 204, 204, 404, 404) },
  // Everybody with an account, about their own devices.
  getPushDevices: { call: () => ({}), answers: aboutMe(200) },
  savePushDevice: {
    call: () => ({ body: newSubscription() }),
    answers: aboutMe(200),
  },
  removePushDevice: { call: () => ({ params: { id: randomUUID() } }), answers: aboutMe(204) },
  // The secret of the bot is all it takes, who calls does not matter; one of a workspace that is being deleted is there
  // until its turn comes.
  receiveChatUpdate: {
    call: async (company) => ({
      ...ofTelegram(company),
      headers: { 'x-telegram-bot-api-secret-token': await makeBot(company.workspace, 'telegram') },
      body: { update_id: 1 },
    }),
    answers: open(200),
  },
};
