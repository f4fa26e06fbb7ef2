import { describe, expect, it } from 'vitest';
import { readConfig } from '#core/config.ts';
import { createAiClients, createChatClients } from './clients.ts';

/** Starts the clients of the AI with these settings, as a deployed function does. */
const start = (settings: NodeJS.ProcessEnv) =>
  createAiClients(readConfig({ STAGE: 'test', VAULT_KEY_ID: 'vault-key', ...settings }));

describe('the addresses of GigaChat', () => {
  it.each([
    {},
    { GIGACHAT_API_URL: 'https://api.giga.chat/v1' },
    { GIGACHAT_API_URL: 'https://gigachat.devices.sberbank.ru/api/v1' },
    { GIGACHAT_OAUTH_URL: 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth' },
    {
      GIGACHAT_API_URL: 'http://127.0.0.1:4000/v1',
      OUTBOUND_ALLOW: '127.0.0.1:4000',
      KMS_ENDPOINT: 'http://127.0.0.1:5000',
    },
  ])('are its own, or of a test on this machine: %j', (settings) => {
    expect(() => start(settings)).not.toThrow();
  });

  it.each([
    ['GIGACHAT_API_URL', 'https://api.giga.chat.example/v1'],
    ['GIGACHAT_API_URL', 'http://api.giga.chat/v1'],
    ['GIGACHAT_API_URL', 'http://127.0.0.1:4000/v1'],
    ['GIGACHAT_OAUTH_URL', 'https://ngw.devices.sberbank.ru:443/api/v2/oauth'],
    ['GIGACHAT_OAUTH_URL', 'https://example.com/api/v2/oauth'],
  ])('are no others, which would be given the keys of customers: %s %s', (variable, url) => {
    expect(() => start({ [variable]: url })).toThrow(variable);
  });
});

describe('the addresses of messengers and SMS gateways', () => {
  const startChats = (settings: NodeJS.ProcessEnv) =>
    createChatClients(readConfig({ STAGE: 'test', VAULT_KEY_ID: 'vault-key', ...settings }));

  it.each([
    {},
    { TELEGRAM_API_URL: 'https://api.telegram.org', MAX_API_URL: 'https://platform-api2.max.ru' },
    {
      TELEGRAM_API_URL: 'http://127.0.0.1:4000',
      OUTBOUND_ALLOW: '127.0.0.1:4000',
      KMS_ENDPOINT: 'http://127.0.0.1:5000',
    },
  ])('are their own, or of a test on this machine: %j', (settings) => {
    expect(() => startChats(settings)).not.toThrow();
  });

  it.each([
    ['TELEGRAM_API_URL', 'https://api.telegram.example'],
    ['TELEGRAM_API_URL', 'http://127.0.0.1:4000'],
    ['MAX_API_URL', 'https://platform-api.max.example'],
    ['SMSC_API_URL', 'https://smsc.example'],
    ['SMSRU_API_URL', 'https://sms.ru.example'],
  ])('are no others, which would be given the tokens of customers: %s %s', (variable, url) => {
    expect(() => startChats({ [variable]: url })).toThrow(variable);
  });
});
