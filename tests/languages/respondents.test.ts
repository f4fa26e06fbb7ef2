import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { PHONE, visit } from '#tests/e2e/browser.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { makeCompany, type Company } from './company.ts';
import { lookAt } from './look.ts';
import { openNotice } from './notice.ts';
import type { Screen } from './screen.ts';
import { RESPONDENTS } from './screens.ts';
import { callsOf, settled } from './walk.ts';
import { isCompanys } from './words.ts';

let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

/** Letters that a language has no use for: a text with one has come from another. What is in capitals, “HR”, is a name. */
const FOREIGN: Readonly<Partial<Record<PollLanguage, RegExp>>> = {
  kk: /[a-z]/,
  uz: /\p{sc=Cyrillic}/u,
  'uz-Cyrl': /[a-z]/,
  tg: /[a-z]/,
  ky: /[a-z]/,
};
const NAMES = /eNPS|Tonus/g;

/** Where the text about data is opened: of an anonymous run and of one with names. */
const WITH_NOTICE: readonly string[] = ['/p/:code', '/s/:link'];

/** Has the server tell that what is answered is in a language, its own words as they are. */
async function speak(page: Page, language: PollLanguage): Promise<void> {
  await page.route(
    (url) => /^\/api\/(?:(?:polls|surveys)\/(?:public|short|codes)|kiosks)\/[^/]+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { poll?: object | null; survey?: object | null };
      const spoken = { language, languages: [language, 'en'], translation: null };
      // By a code the poll or survey stands within the reply.
      const { poll, survey } = json;
      const within = {
        ...(poll && { poll: { ...poll, ...spoken } }),
        ...(survey && { survey: { ...survey, ...spoken } }),
      };
      await route.fulfill({ response, json: response.ok() ? { ...json, ...spoken, ...within } : json });
    },
  );
}

/** What the language is chosen by: on a kiosk buttons, and nothing where it has no run to ask. */
function chooser(page: Page, { address, fails }: Screen): Locator {
  if (!address.startsWith('/k/')) return page.getByRole('combobox');
  return fails ? page.getByRole('heading', { level: 1 }) : page.locator('.kiosk-languages');
}

describe.each(POLL_LANGUAGES.filter((language) => FOREIGN[language]))('what respondents are told in %s', (language) => {
  it.each(RESPONDENTS.map((screen) => [screen.address, screen] as const))('%s', async (_, screen) => {
    const browser = await openBrowser();
    const seen = await visit(browser, PHONE);
    const { page } = seen;
    const calls = callsOf(page);
    await page.addInitScript((tag) => localStorage.setItem('tonus:language', tag), language);
    await speak(page, language);
    await page.goto(screen.path(company));
    await settled(page, calls);
    await chooser(page, screen).waitFor();
    const more = page.locator('summary');
    if ((await more.count()) > 0) await more.click();
    if (WITH_NOTICE.includes(screen.address)) await openNotice(page);
    const look = await lookAt(page);
    const words = look.said.filter((text) => !isCompanys(text)).map((text) => text.replaceAll(NAMES, ''));
    expect({
      language: look.language,
      foreign: words.filter((text) => FOREIGN[language]!.test(text)),
      cut: look.cut.filter((text) => !isCompanys(text)),
      sticksOut: look.sticksOut,
      complaints: screen.fails ? [] : seen.complaints,
    }).toEqual({ language, foreign: [], cut: [], sticksOut: 0, complaints: [] });
    await seen.context.close();
  });
});

afterAll(async () => {
  await (await openBrowser()).close();
});
