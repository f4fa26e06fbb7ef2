import type { integrationsErrors as Russian } from '../../ru/integrations/errors.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Refusals and answers of integrations that are said at once. */
export const integrationsErrors: Catalogue<typeof Russian> = {
  works: 'The connection works',
  aiNotConnected: 'AI is not connected: add the Client ID and the Client Secret',
  aiConnected: 'The AI credentials are saved already: edit them',
  aiChanged: 'Someone else has just changed the AI credentials. Reload the page',
  modelMissing: (model) => `Your GigaChat plan has no model ${model}`,
  bitrix24NoWebhook: 'Bitrix24 is not connected',
  bitrix24NotConnected: 'Bitrix24 is not connected: connect it in the settings, under “Integrations”',
  botNotConnected: 'The bot is not connected: an owner or a manager adds it in the settings, under “Integrations”',
  botChanged: 'Someone else has just replaced the bot. Reload the page',
  noOwnChat: 'Your chat is not connected: connect it in your profile, then there will be somewhere to write to',
  smsNotConnected: 'No SMS gateway is connected',
  smsChanged: 'Someone else has just changed the SMS connection. Reload the page',
  smsTrialSent: 'The SMS is on its way: look at the phone',
  trialSent: 'The message has been sent: look at the chat with the bot',
  webhookChanged: 'Someone else has just changed the connection to Bitrix24. Reload the page',
  ofWebhook: {
    scopesMissing: (scopes) => `Tick also in the rights of the webhook: ${scopes.join(', ')}`,
    notByAdmin: 'The webhook was not created by an administrator of the portal: not all tasks will be visible',
  },
  ofApp: {
    scopesMissing: (scopes) =>
      `The application lacks rights: ${scopes.join(', ')}. Update it on the portal and connect it once more`,
    notByAdmin: 'The application was not connected by an administrator of the portal: not all tasks will be visible',
    notOffered: 'This service connects Bitrix24 by a webhook only',
    noPortal: 'Enter the address of the portal, for example romashka.bitrix24.ru',
    expired: 'Connecting took too long or began in another window. Start it again',
    otherPortal: (host) => `Another portal has given the permission: ${host}. Enter its address and start again`,
  },
  scopes: {
    task: 'Tasks (task)',
    user: 'Users (user)',
    department: 'Company structure (department)',
  },
  taskSourceChanged: 'The source of tasks was changed or disconnected. Reload the page',
  /** Why tasks could not be read. */
  taskSource: {
    unauthorized:
      'The source has not accepted the token: it has expired, was revoked or was not copied whole. Get a new one and connect again',
    forbidden: 'The token is accepted, but may not read tasks or people. Give it the right to read',
    not_found: 'There is nothing at this address or under this organisation ID. Check them',
    busy: 'The source asks to wait: too many requests. We will read it later',
    unreachable: 'The source does not answer. We will try again later',
    inner_address: 'This address is within the network of a company: it cannot be reached from the cloud',
    tls: 'The certificate of the source is wrong: the connection is not protected, and we do not open it',
    timeout: 'The source answers too slowly: there was no time to read it whole',
    unexpected: 'The source has answered otherwise than its description promises',
    too_many: 'The source has more than 20,000 tasks of a year or more than 5000 people: we do not read that many',
    restless: 'Tasks change faster than we read them. We will try again later',
  },
  portalNotRead:
    'The portal is large and still being read: the list of all employees will appear once it has been read in full',
  import: {
    noEmail: 'no email address in Bitrix24',
    wrongEmail: 'a mistake in the email address',
    isMember: 'already in the workspace',
    isInvited: 'already invited',
    changed: 'the workspace has just changed: run the import again',
    number: (id) => `No. ${id}`,
  },
  onlyJson: (schema) =>
    `Answer with one JSON object, without explanations or markup. It must match the schema: ${schema}`,
};
