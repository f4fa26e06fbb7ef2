import type { Catalogue } from '../../catalogue.ts';
import type { integrationsValidation as Russian } from '../../ru/integrations/validation.ts';

export const integrationsValidation: Catalogue<typeof Russian> = {
  credentialsWanted: 'Client ID and Client Secret are required',
  unknownProvider: 'Unknown provider',
  unknownScope: 'Unknown scope',
  wrongCap: 'The cap on requests is a whole number from 1 to 100,000, or leave the field empty',
  clientIdTooLong: 'Client ID is at most 500 characters',
  clientSecretTooLong: 'Client Secret is at most 500 characters',
  searchWanted: 'Say who to find',
  searchTooLong: 'The search is at most 200 characters',
  wrongOrder: 'Invalid order',
  skipWanted: 'Say how many people to skip',
  limitWanted: 'Say how many people: from 1 to 100',
  numberWanted: 'Enter the number of an employee in Bitrix24',
  bitrix24NumbersWanted: 'Enter the numbers of employees in Bitrix24',
  numbersWanted: 'Enter the numbers of employees',
  numbersAtOnce: 'At most 100 employees at a time',
  taskNumberWanted: 'Enter the number of a task in Bitrix24',
  tasksBounds: 'Say how many tasks: from 0 to 1000',
  botTokenWanted: 'Paste the bot’s token',
  wrongBotToken: 'This is not a bot’s token: copy it in full, as one line',
  unknownMessenger: 'There is no such messenger: telegram or max',
  webhookWanted: 'Webhook URL is required',
  webhookTooLong: 'Webhook URL is at most 500 characters',
  webhookNoUrl: 'Invalid format of the Webhook URL',
  portalWanted: 'Enter the address of the portal, for example romashka.bitrix24.ru',
  noPortalEvent: 'This is not an event of Bitrix24',
  notIncomingWebhook:
    'This is not the address of an incoming webhook: one looks like https://portal.bitrix24.ru/rest/1/code/',
  chooseMapping: 'Choose how to lay out tasks: bitrix24 or spec',
};
