import { describe, expect, it } from 'vitest';
import { maskWebhook, parseWebhook, webhookUrl } from './webhook.ts';

const GOOD = 'https://romashka.bitrix24.ru/rest/17/abcDEF0123456789/';

describe('a webhook', () => {
  it.each([
    GOOD,
    'https://romashka.bitrix24.ru/rest/17/abcDEF0123456789',
    'https://romashka.bitrix24.ru/rest/17/abcDEF0123456789/profile.json',
    'https://romashka.bitrix24.ru/rest/17/abcDEF0123456789/crm.lead.list?start=0#top',
    'HTTPS://Romashka.Bitrix24.RU:443/rest/17/abcDEF0123456789/',
  ])('is read as it was pasted: %s', (text) => {
    expect(webhookUrl(parseWebhook(text)!)).toBe(GOOD);
  });

  it.each([
    '',
    'ромашка',
    'romashka.bitrix24.ru/rest/17/abcDEF0123456789/',
    'https://romashka.bitrix24.ru/',
    'https://romashka.bitrix24.ru/rest/17/',
    'https://romashka.bitrix24.ru/rest/admin/abcDEF0123456789/',
    'https://romashka.bitrix24.ru/rest/17/short/',
    'https://romashka.bitrix24.ru/rest/17/abcDEF%2e0123456789/',
    'https://romashka.bitrix24.ru/rest/api/17/abcDEF0123456789/',
    `https://romashka.bitrix24.ru/rest/17/${'a'.repeat(129)}/`,
    'https://anna:secret@romashka.bitrix24.ru/rest/17/abcDEF0123456789/',
    'ftp://romashka.bitrix24.ru/rest/17/abcDEF0123456789/',
    'javascript:/rest/17/abcDEF0123456789/',
  ])('is not this: %s', (text) => {
    expect(parseWebhook(text)).toBeNull();
  });

  it('is shown without its code, but with the port of a portal of one’s own', () => {
    expect(maskWebhook(parseWebhook(GOOD)!)).toBe('https://romashka.bitrix24.ru/rest/17/••••/');
    expect(maskWebhook(parseWebhook('https://crm.example.com:8443/rest/1/abcDEF0123456789')!)).toBe(
      'https://crm.example.com:8443/rest/1/••••/',
    );
  });
});
