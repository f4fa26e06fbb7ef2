import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { rewriteCode } from '#infra/web/rewrite.ts';
import { languageWanted } from '#shared/rules/languages.ts';
import { PUBLIC_PAGES } from '#shared/models/site.ts';

const source = rewriteCode();

/** Runs the code as the edge does: alone, by its `handler`. */
function rewritten(uri: string, wanted?: string, lang?: string): string {
  const headers = wanted === undefined ? {} : { 'accept-language': { value: wanted } };
  const querystring = lang === undefined ? {} : { lang: { value: lang } };
  const event = { request: { method: 'GET', uri, headers, querystring } };
  const request = runInNewContext(`${source}; handler(event)`, { event }) as { uri: string };
  return request.uri;
}

describe('the rewrite at the edge', () => {
  it.each([
    ['/', '/landing.html'],
    ['/app', '/index.html'],
    ['/app/poll', '/index.html'],
    ['/app/poll/1/frames/2', '/index.html'],
    ['/help', '/help.html'],
    ['/help/', '/help.html'],
    ['/help/more', '/index.html'],
    ['/api', '/api.html'],
    ['/landing', '/index.html'],
    ['/constructor', '/index.html'],
    ['/app/poll/7f/anonymous/tok-en_1/take', '/poll.html'],
    ['/app/poll/7f/anonymous/tok-en_1/take/', '/poll.html'],
    ['/app/poll/7f/anonymous/a.b/take', '/poll.html'],
    ['/app/poll/7f/anonymous/a%2Fb/take', '/poll.html'],
    ['/app/poll/7f/anonymous/take', '/index.html'],
    ['/app/poll/7f/anonymous/a/b/take', '/index.html'],
    ['/p/4kd7x-m9tc2', '/poll.html'],
    ['/p/4KD7XM9TC2/', '/poll.html'],
    ['/p/a.b', '/poll.html'],
    ['/p', '/index.html'],
    ['/p/a/b', '/index.html'],
    ['/c/4kd7x-m9tc2', '/poll.html'],
    ['/c/4KD7X%20M9TC2/', '/poll.html'],
    ['/c', '/poll.html'],
    ['/c/', '/poll.html'],
    ['/c/a/b', '/index.html'],
    ['/cards', '/index.html'],
    ['/s/our-pulse', '/survey.html'],
    ['/s/Tok.en_1/', '/survey.html'],
    ['/s/c/4kd7x-m9tc2', '/survey.html'],
    ['/s/c/a/b', '/index.html'],
    ['/s/a/b', '/index.html'],
    ['/s', '/index.html'],
    ['/r/Tok-en_1', '/report.html'],
    ['/d/Tok-en_1', '/dialogue.html'],
    ['/verify/5b0f2f4e-6a0f-4c2f-9a53-000000000032', '/verify.html'],
    ['/r/a/b', '/index.html'],
    ['/assets/app-2LmHIXwa.css', '/assets/app-2LmHIXwa.css'],
    ['/assets/onest-latin.woff2', '/assets/onest-latin.woff2'],
    ['/favicon.svg', '/favicon.svg'],
    ['/poll.html', '/poll.html'],
  ])('%s is answered by %s', (uri, file) => {
    expect(rewritten(uri)).toBe(file);
  });

  it.each(PUBLIC_PAGES)('answers the public page %s by a document of its own', (page) => {
    expect(rewritten(`/${page}`)).toBe(`/${page}.html`);
  });

  it.each([
    ['/en', '/en/landing.html'],
    ['/en/', '/en/landing.html'],
    ['/en/help', '/en/help.html'],
    ['/ru/help', '/help.html'],
    ['/en/app', '/en/index.html'],
    ['/en/s/our-pulse', '/en/survey.html'],
    ['/en/app/poll/7f/anonymous/a.b/take', '/en/poll.html'],
    ['/ru/app/tasks', '/index.html'],
    ['/de/app', '/index.html'],
    ['/enx', '/index.html'],
    ['/en/offline.html', '/en/offline.html'],
    ['/ru/offline.html', '/offline.html'],
  ])('%s names its language, and is answered by %s', (uri, file) => {
    expect(rewritten(uri, 'de')).toBe(file);
  });

  it.each([
    ['en', '/en/index.html'],
    ['en-GB,en;q=0.9', '/en/index.html'],
    ['ru-RU,ru;q=0.9,en;q=0.8', '/index.html'],
    ['en;q=0.5, ru;q=0.8', '/index.html'],
    ['de-DE, en;q=0.3', '/en/index.html'],
    ['de', '/index.html'],
    ['*', '/index.html'],
    ['en;q=0', '/index.html'],
    ['eng, ru;q=0.1', '/index.html'],
    ['', '/index.html'],
    [';;,q=,en;q=x', '/index.html'],
  ])('a page of the app speaks what the browser wants: %j', (wanted, file) => {
    expect(rewritten('/app', wanted)).toBe(file);
    expect(languageWanted(wanted)).toBe(file === '/index.html' ? 'ru' : 'en');
  });

  it.each([
    ['/s/our-pulse', 'en', '/en/survey.html'],
    ['/en/s/our-pulse', 'ru', '/survey.html'],
    ['/p/4kd7x-m9tc2', 'de', '/poll.html'],
    ['/p/4kd7x-m9tc2', '', '/poll.html'],
  ])('%s asked for in «%s» is answered by %s', (uri, lang, file) => {
    expect(rewritten(uri, 'de', lang)).toBe(file);
  });

  it('a public page has one language an address, whoever looks for it', () => {
    expect(rewritten('/', 'en')).toBe('/landing.html');
    expect(rewritten('/help', 'en')).toBe('/help.html');
    expect(rewritten('/en/help', 'ru')).toBe('/en/help.html');
  });

  it('fits the edge: under 10 kB, no modules', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10_240);
    expect(source).not.toMatch(/\b(import|require|export)\b\s*[({'"]/);
  });
});
