import { randomUUID } from 'node:crypto';
import { makeBot } from '#tests/support/chats.ts';
import { BASES, makeRegister } from '#tests/support/processing.ts';
import { makeContact, makeDataRequest } from '#tests/support/contacts.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { Company } from '../company.ts';
import { newSubscription } from '#tests/support/push.ts';
import { aboutMe, inWorkspace, open, type RoutesOf } from './shape.ts';

const withBot = async ({ workspace }: Company) => {
  await makeBot(workspace, 'telegram');
  return {};
};

const ofSpace = ({ workspace }: Company) => ({ params: { id: workspace.id } });
const ofContact = ({ workspace, contact }: Company) => ({ params: { id: workspace.id, contactId: contact.id } });

const ofTelegram = ({ workspace }: Company) => ({ params: { id: workspace.id, channel: 'telegram' } });

/** A right call of every route of this domain, and what each of the actors is answered. */
export const chats: RoutesOf<'chats'> = {
  // Whether SMS are sent everybody may see who launches runs; the rest is for who manages integrations.
  getSms: { call: ofSpace, answers: inWorkspace(401, 200, 200, 200, 200, 404, 404) },
  connectSms: {
    call: (company) => ({
      ...ofSpace(company),
      body: { gateway: 'smsc', key: 'tonus-matrix', template: 'Опрос вашей компании: {link}', cap: 100 },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  trySms: {
    call: (company) => ({ ...ofSpace(company), body: { phone: '+79161234567' } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  estimateSms: {
    call: (company) => ({ ...ofSpace(company), body: { audience: { kind: 'all' }, channels: ['sms'] } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  disconnectSms: { call: ofSpace, answers: inWorkspace(401, 403, 403, 204, 204, 404, 404) },
  // The law asks the company: whoever runs polls keeps its register.
  getProcessingRegister: { call: ofSpace, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  // Whoever is kept may know who else is given their data.
  getRecipients: { call: ofSpace, answers: inWorkspace(401, 200, 200, 200, 200, 404, 404) },
  listDestructions: { call: ofSpace, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  changeProcessingRegister: {
    call: (company) => ({
      ...ofSpace(company),
      body: { version: 1, company: 'ООО «Ромашка»', responsible: '', bases: BASES },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: async ({ workspace }) => {
      await makeRegister(workspace);
      return {};
    },
  },
  // Everything at once is the owner's alone; where nothing is brought in there is no part to take.
  takeContacts: { call: ofSpace, answers: inWorkspace(401, 403, 403, 403, 200, 404, 404) },
  bringContacts: {
    call: (company) => ({ ...ofSpace(company), body: { part: 0, text: '' } }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  // Whoever may invite may write people down and reads their numbers.
  addContacts: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { contacts: [{ first_name: 'Анвар', last_name: 'Каримов', phone: '+79161234567' }] },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  printSlips: {
    call: ({ workspace, contact }) => ({ params: { id: workspace.id }, body: { ids: [contact.id] } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: withBot,
  },
  getContact: { call: ofContact, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  changeContact: {
    call: (company) => ({ ...ofContact(company), body: { first_name: 'Анвар', last_name: 'Каримов' } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
  deleteContact: {
    call: ofContact,
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: async ({ workspace }) => ({ contact: await makeContact(workspace) }),
  },
  endBlock: {
    call: ({ workspace, contact }) => ({ params: { id: workspace.id, person: `contact-${contact.id}` } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
  },
  // Whose data they are may ask about them.
  sendDataRequest: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { kind: 'correct', wish: null } }),
    answers: inWorkspace(401, 201, 201, 201, 201, 404, 404),
  },
  // And take back what they have asked themselves.
  withdrawDataRequest: {
    call: ({ workspace, ownRequest }) => ({ params: { id: workspace.id, requestId: ownRequest.id } }),
    answers: inWorkspace(401, 404, 404, 404, 204, 404, 404),
  },
  // What somebody without an account asks about their data is answered by whoever may write them down.
  listDataRequests: { call: ofSpace, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  addDataRequest: {
    call: ({ workspace, contact }) => ({
      params: { id: workspace.id },
      body: { contact_id: contact.id, kind: 'access', received_on: moscowDay(new Date()) },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  changeDataRequest: {
    call: ({ workspace, dataRequest }) => ({
      params: { id: workspace.id, requestId: dataRequest.id },
      body: { to: 'answered' },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: async ({ workspace }) => ({ dataRequest: await makeDataRequest(workspace) }),
  },
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
