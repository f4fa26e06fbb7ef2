import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, expectWhole, PHONE, showAs, visit, type Visit } from './browser.ts';
import { makePublishedFrame } from './frame-factory.ts';
import { makePerson, makeWorkspace, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
});
afterAll(async () => {
  await browser.close();
});

const RUSSIAN = {
  tick: /Согласен, чтобы компания/,
  text: 'Текст согласия',
  title: 'Согласие на обработку персональных данных',
  close: 'Закрыть',
  send: 'Отправить',
  link: 'Отозвать согласие',
  button: 'Отозвать и стереть ответы',
  yes: 'Да, стереть',
  done: 'Согласие отозвано, ответы стёрты',
};
const KAZAKH: typeof RUSSIAN = {
  tick: /Компанияның өзім туралы/,
  text: 'Келісім мәтіні',
  title: 'Дербес деректерді өңдеуге келісім',
  close: 'Жабу',
  send: 'Жіберу',
  link: 'Келісімді қайтарып алу',
  button: 'Қайтарып алып, жауаптарды өшіру',
  yes: 'Иә, өшіру',
  done: 'Келісім қайтарып алынды, жауаптар өшірілді',
};

/** Somebody whose browser wants one language, and whose choice a device remembers. */
async function respondent(language: string): Promise<Visit> {
  const visitor = await visit(browser, PHONE);
  await visitor.page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
    localStorage.setItem('tonus:language', tag);
  }, language);
  return visitor;
}

it.each([
  ['ru', RUSSIAN],
  ['kk', KAZAKH],
] as const)(
  'a run with names asks for a consent by a tick before sending, and takes it back, in %s',
  async (language, words) => {
    const workspace = await makeWorkspace(owner);
    const run = await makePublishedFrame(owner, workspace, { anonymous: false });
    const visitor = await respondent(language);
    const { page } = visitor;
    if (language === 'kk') await asIfTranslated(visitor);
    await page.goto(run.link);
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('textbox').first().fill('Я Ольга со склада');
    const tick = page.getByRole('checkbox', { name: words.tick });
    await tick.waitFor();
    const send = page.getByRole('button', { name: words.send, exact: true });
    await send.click();
    // Nothing went: the browser shows what is missing.
    expect(await tick.evaluate((field: HTMLInputElement) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: words.text }).click();
    await page.getByRole('heading', { name: words.title }).waitFor();
    await expectFlawless(visitor, `the text of the consent in ${language}`);
    await page.getByRole('button', { name: words.close }).click();
    expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
    await tick.check();
    await showAs(page, PHONE, 'dark');
    await expectWhole(visitor, `the tick in ${language}`);
    await send.click();
    const link = await page.getByRole('link', { name: words.link }).getAttribute('href');
    await expectFlawless(visitor, `the link to withdraw in ${language}`);
    await page.goto(link!);
    await page.getByRole('button', { name: words.button }).click();
    await expectFlawless(visitor, `the withdrawal in ${language}`);
    await page.getByRole('button', { name: words.yes }).click();
    await page.getByRole('heading', { name: words.done }).waitFor();
    expect(await run.stored()).toEqual([]);
  },
);

/** Has the server say that the poll is answered in Kazakh, too, though nobody has translated it. */
async function asIfTranslated({ page }: Visit): Promise<void> {
  await page.route(
    (url) => /\/api\/polls\/(public|short)\//.test(url.pathname),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const reply = (await response.json()) as { poll?: object };
      const offer = { language: 'kk', languages: ['kk'], translation: null };
      await route.fulfill({
        response,
        json: reply.poll ? { ...reply, poll: { ...reply.poll, ...offer } } : { ...reply, ...offer },
      });
    },
  );
}
