import { defineFunction } from '#core/declaration.ts';
import { repositories } from '#functions/directory/read-people-sources.ts';

/** Reads the people of companies where their directory sends nobody. It alone calls the addresses that owners give for that. */
export const peopleSources = defineFunction({
  name: 'people-sources',
  description: 'Reads people from Yandex 360 and 1C',
  timeout: 300,
  concurrencyShare: 1,
  secrets: ['directory'],
  repositories,
  schedules: { 'read-people-sources': { expression: 'rate(1 minute)' } },
});
