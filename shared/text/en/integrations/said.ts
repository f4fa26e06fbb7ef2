import type { integrationsSaid as Russian } from '../../ru/integrations/said.ts';
import type { Catalogue } from '../../catalogue.ts';

const WHOM = {
  portal: 'The portal',
  bitrix24: 'Bitrix24',
  gigachat: 'GigaChat',
  telegram: 'Telegram',
  max: 'MAX',
  smsc: 'SMSC',
  smsru: 'SMS.ru',
} as const;

const NEW_WEBHOOK = 'Create a new webhook and paste its address';

/** Why an outside service does not serve us; kept as data with what was read of it. */
export const integrationsSaid: Catalogue<typeof Russian> = {
  notHttps: 'The address must begin with https://',
  credentialsInUrl: 'The address must not have a name and a password in it',
  specialPort: 'An address with a special port will not do: plain https is needed, port 443',
  innerAddress: 'The address leads into an internal network, but the portal must be open to the internet',
  unknownHost: 'There is no server with this name: check the address',
  redirected: ({ whom, host }) => `${WHOM[whom]} sends us to another address: ${host}. Set up access again there`,
  redirectedAway: ({ whom }) =>
    `${WHOM[whom]} sends us to another page instead of answering. Check the address and that the access has not been turned off`,
  badCertificate: ({ whom }) => `${WHOM[whom]} shows a certificate that does not pass the check`,
  slow: ({ whom }) => `${WHOM[whom]} is taking too long to answer. Try later`,
  silent: ({ whom }) => `${WHOM[whom]} does not answer. Try later`,
  broken: ({ whom }) => `${WHOM[whom]} answers with an internal error. Try later`,
  unexpected: ({ whom }) => `${WHOM[whom]} does not answer as expected: check the address`,

  webhookUnknown: `Bitrix24 does not know the webhook: it has been deleted, or the address was not copied in full. ${NEW_WEBHOOK}`,
  webhookRevoked: `The webhook has been revoked, or its owner lacks the rights. ${NEW_WEBHOOK}`,
  webhookEnded: `The webhook has expired, or its owner cannot log in to Bitrix24. ${NEW_WEBHOOK}`,
  scopesLacking: 'The webhook lacks rights: tick “Tasks”, “Users” and “Company structure”',
  restClosed:
    'The portal gives no access to REST: it needs a commercial Bitrix24 plan and the rights of the webhook’s owner',
  notForWebhooks: 'The employee who created the webhook has no access to REST. Create the webhook as someone else',
  appEnded: 'The portal no longer lets the application in: connect it again',
  appUnpaid:
    'The portal’s plan has no applications, or its Bitrix24 subscription has not been paid for. Renew it and connect again',
  appRefused: 'Bitrix24 does not know our application. Write to us or connect the portal by a webhook',
  appUserClosed: 'The employee who connected the application has no access to REST. Connect it as someone else',
  appRestClosed: 'The portal gives applications no access: it needs a commercial Bitrix24 plan',
  appScopesLacking:
    'The application lacks rights to tasks, employees and the company structure. Update it on the portal',
  appOwnerDismissed:
    'The employee who connected the application has been dismissed or deactivated. Connect it as someone else',
  portalUnpaid: 'The Bitrix24 subscription of this portal has not been paid for: renew it and try again',
  featuresOff: 'Tasks or users are not turned on in the portal: ask its administrator to turn them on',
  httpsOnly: 'Bitrix24 takes requests by https:// only: copy the address of the webhook again',
  portalBusy: 'The portal asks us to wait: too many requests. Try in a minute',
  portalWorkedLong: 'The portal asks us to wait: the requests took too long. Try in 10 minutes',
  portalLimited: 'Bitrix24 has temporarily limited requests to this portal. Contact Bitrix24 support',
  portalClosed: 'The portal is closed. Connect a portal that works',
  notBitrix24: 'It is not Bitrix24 that answers at this address: check the address',
  bitrix24Failed: 'Bitrix24 answers with an error. Try later or connect the portal again',
  bitrix24FailedWith: ({ code }) => `Bitrix24 answers with the error ${code}. Try later or connect the portal again`,
  ownerDismissed: 'The employee who created the webhook has been dismissed or deactivated. Create a new webhook',
  samePeople: 'The portal shows the same people again and again: the list could not be read to the end',
  sameTasks: 'The portal shows the same tasks again and again: the list could not be read to the end',
  disorder: 'The portal gives the list out of order: it could not be read to the end',
  unfiltered:
    'The portal does not select tasks by the date of change: changes will come at night, when it is read in full',
  readInParts: 'The portal is being read in parts: we will go on in a few minutes',
  interrupted:
    'The reading was interrupted. The portal will be read next night; so as not to wait, connect Bitrix24 again',
  tasksUnread: 'The tasks of the portal have not been read',

  keysMistyped: 'The Client ID or the Client Secret is mistyped: copy them again',
  keysUnknown: 'GigaChat does not know this Client ID and Client Secret: the key was revoked or not copied in full',
  keysOfOtherScope: 'The key was issued for another scope: choose another one under “More”',
  keysRefused: 'GigaChat did not accept the Client ID and the Client Secret: copy them again or get a new key',
  modelBusy: 'GigaChat asks us to wait: too many requests. Try in a minute',
  tokensSpent: 'The paid tokens of GigaChat have run out: top them up in your Studio account',
  modelsClosed: 'GigaChat gave access but does not let us use the models: check the plan',
  modelFailed: 'GigaChat answers with an error. Try later',
  noSuchModel: 'GigaChat has no such model on your plan',
  tooMuchData: 'There is more data to analyse than GigaChat takes in one request',
  requestRefused: 'GigaChat did not accept the request for an analysis',
  blacklisted: 'GigaChat refused to discuss this data: it does so with topics that it considers sensitive',
  invalidTwice: 'GigaChat answered twice in a form other than the one needed',
  cutTwice: 'The answer of GigaChat broke off in the middle twice',
  unreadable: 'GigaChat gave an answer that could not be read',
  noStream: 'GigaChat is busy with other requests of your key. Try in a minute',
  modelSlow: 'GigaChat did not answer in time. Try later',
  monthSpent: 'The limit of AI requests for this month has been used up',

  botUnknown: ({ whom }) =>
    `${WHOM[whom]} does not know the bot’s token: it has been revoked or was not copied in full`,
  botBusy: ({ whom }) => `${WHOM[whom]} asks us to wait: the bot has too many messages`,
  botRefused: ({ whom }) =>
    `${WHOM[whom]} did not take the bot’s request. Check that the bot works and that the site is open to the internet`,
  noBot: ({ whom }) => `The ${WHOM[whom]} bot is not connected: people were invited in another way`,
  noChatOfAll: ({ whom }) =>
    `Not everyone has connected a chat in ${WHOM[whom]}: the others were invited in another way`,
  chatsClosed: ({ whom, count }) =>
    `The bot in ${WHOM[whom]} was closed by: ${count}. They were invited in another way`,

  noDeviceOfAll: 'Not everyone has turned on notifications on a device: the others were invited in another way',
  devicesFailed: 'Not all notifications could be sent. Those whom they did not reach were invited in another way',

  smsKeyUnknown: ({ whom }) => `${WHOM[whom]} does not know the API key: it was revoked or not copied whole`,
  smsNoMoney: ({ whom }) => `The account at ${WHOM[whom]} is out of money: top it up`,
  smsSenderRefused: ({ whom }) =>
    `${WHOM[whom]} does not let the sender’s name or the text through: have them approved in its account`,
  smsBadPhone: ({ whom }) => `${WHOM[whom]} cannot deliver an SMS to this number`,
  smsBusy: ({ whom }) => `${WHOM[whom]} asks us to wait. Try again later`,
  smsRefused: ({ whom }) => `${WHOM[whom]} did not accept the request`,
  smsUnknown: ({ whom }) => `${WHOM[whom]} did not answer: the SMS may have gone out. We do not send it twice`,
  smsNotConnected: 'No SMS gateway is connected',
  smsCapReached: 'This month’s limit on SMS is used up: some people were sent no SMS',
  smsSomeRefused: ({ count }) => `SMS were refused for ${count} numbers`,
  noPortal: 'Bitrix24 is not connected: people were invited in another way',
  noScopeToNotify:
    'The connection to Bitrix24 lacks the right “Chat and notifications (im)”: people were invited in another way',
  notThere: 'Not all members were found in Bitrix24 by their email address: the others were invited in another way',
  restByMail: ({ problem }) => `${problem}. Those whom it did not reach were invited in another way`,
  several: ({ problems }) => problems.join('. '),
};
