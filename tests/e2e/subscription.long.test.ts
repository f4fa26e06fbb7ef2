import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { answerWith, cut, forgiveFailedCalls, hold, refuse } from './faults.ts';
import { demand, makePerson, makeWorkspace, join, openAs, setPlan, type Person } from './factories.ts';

type Subscription = Reply<typeof subscriptions.getMySubscription>;
type Members = Reply<typeof workspaces.listMembers>;

const MINE = '**/api/subscriptions/my';

let browser: Browser;
/** An owner whose own plan nothing here changes, and how it stands. */
let onlooker: Person;
let known: Subscription;
beforeAll(async () => {
  browser = await openBrowser();
  onlooker = await makeOwner();
  known = await demand(subscriptions.getMySubscription, {}, { token: onlooker.tokens.access_token });
});
afterAll(async () => {
  await browser.close();
});

async function makeOwner(): Promise<Person> {
  const person = await makePerson();
  await makeWorkspace(person);
  return person;
}

/** Lets the product show a subscription that would take months to come by. */
async function pretend(page: Page, changes: Partial<Subscription>): Promise<void> {
  await page.unroute(MINE);
  await answerWith(page, MINE, { ...known, ...changes });
}

/** The colour of an element and what a token of the design stands for here. */
const colourOf = (page: Page, word: string) =>
  page
    .getByText(word, { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).color);
const tokenColour = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

describe('the subscription page', () => {
  it('shows how the subscription stands, in words and colours (A4-23, A4-24, A4-25, A4-26, A8-16)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await refuse(page, MINE);
    await openAs(page, onlooker, '/app/subscription');
    await page.getByRole('alert').getByText('Не удалось загрузить информацию о подписке').first().waitFor();
    const again = page.getByRole('button', { name: 'Попробовать снова' }).first();
    await again.waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'failed subscription');
    for (const [changes, words, colour] of [
      [{ is_active: false, days_remaining: 30 }, 'Неактивна', '--coral'],
      [{ is_active: true, days_remaining: 0 }, 'Истекла', '--coral'],
      [{ is_active: true, days_remaining: 7 }, 'Истекает скоро', '--honey'],
      [{ is_active: true, days_remaining: 8 }, 'Активна', '--pine'],
    ] as const) {
      await pretend(page, { ...changes, due_date: '2026-12-01T00:00:00.000Z', subscription_type: 'Premium' });
      if (await again.isVisible()) await again.click();
      else await page.reload();
      await page.getByText(words, { exact: true }).waitFor();
      expect(await colourOf(page, words), `colour of ${words}`).toBe(await tokenColour(page, colour));
    }
    await page.getByText('1 декабря 2026').waitFor();
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });

  it('compares the plans, shows what is used, and starts the trial once', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, await makeOwner(), '/app/subscription');
    const plans = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const own = plans.filter({ hasText: 'ваш тариф' }).getByRole('heading');
    await plans.first().waitFor();
    expect(await plans.getByRole('heading').allInnerTexts()).toEqual(['Startup', 'Basic', 'Premium']);
    expect(await own.innerText()).toBe('Startup');
    await page.getByText('1 из 3').waitFor();
    await page.getByText('предел тарифа').waitFor();
    await expectWhole(visitor, 'subscription');
    await showAs(page, PHONE, 'dark');
    await expectWhole(visitor, 'subscription on a phone');
    await page.getByRole('button', { name: 'Попробовать 14 дней бесплатно' }).dblclick();
    await page.getByText('Premium включён до').waitFor();
    await page.getByText('ещё 14 дней').waitFor();
    await expect.poll(() => own.innerText(), PATIENCE).toBe('Premium');
    await page.getByText('Пробный период уже был').waitFor();
    expect(await page.getByRole('button', { name: /Попробовать 14/ }).count()).toBe(0);
    await expectFlawless(visitor, 'trial on a phone');
    await showAs(page, DESKTOP);
    await expectWhole(visitor, 'trial');
    await visitor.context.close();
  });

  it('asks for an invoice with checked requisites, and keeps what was typed when the connection drops', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const person = await makeOwner();
    await openAs(page, person, '/app/subscription');
    await page.getByRole('button', { name: /^Запросить счёт.*Premium$/ }).click();
    const form = page.getByRole('region', { name: 'Счёт на оплату' });
    const send = form.getByRole('button', { name: /^(Запросить счёт|Отправляем…)$/ });
    await expect.poll(() => form.getByRole('radio', { name: 'Premium' }).isChecked(), PATIENCE).toBe(true);
    await form.getByLabel('Сколько человек').fill('40');
    await form.getByText('Год', { exact: true }).click();
    await form.getByText('196 000 ₽').waitFor();
    await form.getByLabel('ИНН').fill('7707083894');
    await form.getByLabel('КПП').fill('77');
    await send.click();
    await form.getByText('Укажите название компании').waitFor();
    await form.getByText(/Проверьте ИНН/).waitFor();
    await form.getByText('КПП — 9 цифр').first().waitFor();
    await expectFlawless(visitor, 'wrong requisites');
    await form.getByLabel('Организация').fill('ООО «Ромашка»');
    await form.getByLabel('ИНН').fill('7707083893');
    await form.getByLabel('КПП').fill('770701001');
    const INVOICE = '**/api/subscriptions/invoice';
    await cut(page, INVOICE);
    await send.click();
    await form.getByRole('alert').getByText('Нет связи с сервером').waitFor();
    expect(await form.getByLabel('Организация').inputValue()).toBe('ООО «Ромашка»');
    await page.unroute(INVOICE);
    forgiveFailedCalls(visitor);
    const letGo = await hold(page, INVOICE);
    await send.click();
    await expect.poll(() => send.isDisabled(), PATIENCE).toBe(true);
    await letGo();
    await form.getByText('Запрос принят').waitFor();
    await form.getByRole('status').getByText(person.email).waitFor();
    await expectWhole(visitor, 'invoice requested');
    await visitor.context.close();
  });

  it('proposes the plan that fits the people there are, and makes no total that cannot be meant', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    const person = await makeOwner();
    await pretend(page, { usage: { people: 40, invited: 0, workspaces: 1, polls_this_month: 0 } });
    await openAs(page, person, '/app/settings/plan');
    const form = page.getByRole('region', { name: 'Счёт на оплату' });
    await form.getByText('Для 40 человек подходит Premium.').waitFor();
    expect(await form.getByRole('radio', { name: 'Premium' }).isChecked()).toBe(true);
    expect(await form.getByLabel('Сколько человек').inputValue()).toBe('40');
    await form.getByText('19 600 ₽').waitFor();
    await form.getByText('Basic', { exact: true }).click();
    await form.getByText(/На.тарифе Basic.— до.20.человек в.пространстве, 40.человек не.поместятся/).waitFor();
    expect(await form.getByText('Итого').count()).toBe(0);
    await expectWhole(visitor, 'a plan without room');
    await form.getByRole('button', { name: 'Выбрать Premium' }).click();
    await form.getByText('19 600 ₽').waitFor();
    await form.getByLabel('Сколько человек').fill('0');
    expect(await form.getByText('Итого').count()).toBe(0);
    await form.getByLabel('Сколько человек').fill('30');
    await form.getByLabel('Организация').fill('ООО «Ромашка»');
    await form.getByLabel('ИНН').fill('7707083893');
    await form.getByRole('button', { name: 'Запросить счёт' }).click();
    const fewer = form.getByRole('checkbox', { name: 'Счёт нужен на меньшее число людей' });
    await form
      .getByText(/В.вашем пространстве 40.человек\. Укажите не.меньше/)
      .first()
      .waitFor();
    await expectWhole(visitor, 'fewer people than there are');
    await fewer.check({ force: true });
    await form.getByRole('button', { name: 'Запросить счёт' }).click();
    await form.getByText('Запрос принят').waitFor();
    expect(await form.getByRole('button', { name: 'Запросить счёт' }).isDisabled()).toBe(true);
    const asked = page.getByRole('region', { name: 'Ваши запросы' }).getByRole('listitem');
    expect((await asked.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Premium, 30 человек, на месяц .* 14 700 ₽ ждёт оплаты$/),
    ]);
    await expectFlawless(visitor, 'a request among one’s own');
    await page.reload();
    await asked.first().waitFor();
    await form.getByLabel('Сколько человек').fill('30');
    await form.getByLabel('Организация').fill('ООО «Ромашка»');
    await form.getByLabel('ИНН').fill('7707083893');
    await fewer.check({ force: true });
    await form.getByRole('button', { name: 'Запросить счёт' }).click();
    await form
      .getByRole('alert')
      .getByText(/Такой запрос уже принят/)
      .waitFor();
    expect(await asked.count()).toBe(1);
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });

  it('shows a plan that is past its last day as over, before anything has tidied it away, and where the free one has room for everybody', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await pretend(page, {
      usage: { people: 2, invited: 0, workspaces: 1, polls_this_month: 0 },
      subscription_type: 'Premium',
      is_trial: true,
      trial_used: true,
      days_remaining: 0,
      due_date: '2026-11-22T09:00:00.000Z',
    });
    await openAs(page, onlooker, '/app/subscription');
    await page.getByText('Для 2 человек хватает бесплатного Startup, из платных подходит Basic.').waitFor();
    await page.getByText('Тариф Premium закончился 22 ноября 2026').waitFor();
    const plans = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await plans.filter({ hasText: 'ваш тариф' }).getByRole('heading').innerText()).toBe('Startup');
    expect(await page.getByText('Premium включён до').count()).toBe(0);
    await visitor.context.close();
  });

  it('reads again what a page has open when the plan ends', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const trial = { subscription_type: 'Premium' as const, is_trial: true, trial_used: true, days_remaining: 1 };
    let due: string | undefined;
    let reads = 0;
    await page.route(MINE, (route) => {
      reads += 1;
      // It ends a moment after the page has asked for it first.
      due ??= new Date(Date.now() + 4_000).toISOString();
      const over = Date.now() >= Date.parse(due);
      return route.fulfill({ json: over ? known : { ...known, ...trial, due_date: due } });
    });
    await openAs(page, onlooker, '/app/subscription');
    await page.getByText('Premium включён до').waitFor();
    const plans = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const own = plans.filter({ hasText: 'ваш тариф' }).getByRole('heading');
    expect(await own.innerText()).toBe('Premium');
    await expect.poll(() => own.innerText(), PATIENCE).toBe('Startup');
    expect(reads).toBeGreaterThan(1);
    await visitor.context.close();
  });

  it('says who can lift the limits of somebody else’s workspace', async () => {
    const owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова' });
    const workspace = await makeWorkspace(owner);
    await setPlan(owner, 'premium');
    const member = await makePerson();
    await join(workspace, owner, member, 'hr');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    // In a large company the owner is on a later page of the list.
    await page.route(/\/api\/workspaces\/[^/]+\/members(\?|$)/, async (route) => {
      const isFirst = !route.request().url().includes('cursor=');
      const reply = await (await route.fetch({ url: route.request().url().split('?')[0]! })).json();
      const members = (reply as Members).members.filter(({ role }) => (role === OWNER_ROLE) !== isFirst);
      await route.fulfill({ json: { members, next_cursor: isFirst ? 'bmV4dA' : null } });
    });
    await openAs(page, member, '/app/subscription');
    const governing = page.getByRole('region', { name: 'Тариф этого пространства' });
    await governing.getByText('работает по тарифу владельца: это Вера Иванова').waitFor();
    await governing.getByText('Premium · без срока').waitFor();
    const own = page.getByRole('region', { name: 'Ваш собственный тариф' });
    await own.getByText('Startup', { exact: true }).waitFor();
    await own.getByText(/ничего не.меняет в.пространстве «Ромашка»/).waitFor();
    await expectFlawless(visitor, 'subscription of a member');
    await visitor.context.close();
  });
});

describe('a limit of the plan', () => {
  it('is shown before it is reached, and where it is reached, with the way to what lifts it', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await pretend(page, { usage: { people: 1, invited: 0, workspaces: 1, polls_this_month: 2 } });
    await openAs(page, onlooker, '/app/poll/create');
    await page.getByText('В этом месяце создано 2 из 3 опросов по тарифу.').waitFor();
    await expectWhole(visitor, 'poll under its limit');
    await pretend(page, { usage: { people: 1, invited: 0, workspaces: 1, polls_this_month: 3 } });
    await page.reload();
    await page.getByText('На тарифе Startup — не больше 3 опросов в месяц. Без ограничений: Basic.').waitFor();
    await expectFlawless(visitor, 'poll at its limit');
    await page.unroute(MINE);
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page.getByRole('link', { name: 'Команда', exact: true }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
    const invitation = page.getByRole('dialog');
    await invitation.getByText(/^Занято 1 из.3.мест/).waitFor();
    await expectWhole(visitor, 'invitation under its limit');
    await page.keyboard.press('Escape');
    await invitation.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page
      .getByRole('button', { name: /сменить/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('menuitem', { name: 'Новое пространство' }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Создание рабочего пространства' });
    await dialog.getByText('не больше 1 рабочего пространства').waitFor();
    await dialog.getByLabel('Название рабочего пространства').fill('Лютик');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await dialog.getByRole('alert').getByText('не больше 1 рабочего пространства').waitFor();
    expect(await dialog.getByLabel('Название рабочего пространства').inputValue()).toBe('Лютик');
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'workspace beyond the limit');
    await dialog.getByRole('link', { name: 'Сравнить тарифы' }).click();
    await page.waitForURL('**/app/subscription');
    await visitor.context.close();
  });
});

describe('the promo code of a registration', () => {
  it('is hinted at, checked as it is typed, and explained (A4-27, A4-28, A4-29, A7-26, A8-17, A8-18, A8-19, A8-20)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    const asked: { path: string; authorization: string | undefined; at: number }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/referals/')) return;
      asked.push({
        path: decodeURIComponent(pathname),
        authorization: request.headers()['authorization'],
        at: Date.now(),
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Начать бесплатно' }).first().click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Промокод');
    await dialog.getByText('Промокод партнёра даёт скидку').waitFor();

    await field.fill(' ве ');
    await field.fill(' весна-26 ');
    const typed = Date.now();
    await dialog.getByText('Промокод не найден', { exact: true }).waitFor();
    expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/referals/validate/ВЕСНА-26', undefined],
    ]);
    expect((asked[0]?.at ?? 0) - typed).toBeGreaterThan(400);
    await field.fill('ве');
    await dialog.getByText('Промокод не найден', { exact: true }).waitFor({ state: 'detached' });
    await expectWhole(visitor, 'registration with a promo code');

    const VALIDATE = '**/api/referals/validate/**';
    const found = { valid: true, clients_discount: 15, company_name: 'Партнёр', message: 'Скидка' };
    await page.route(VALIDATE, (route) => route.fulfill({ json: found }));
    const letGo = await hold(page, VALIDATE);
    await field.fill('лето-26');
    await dialog.getByText('Проверяем промокод…').waitFor();
    await letGo();
    await dialog.getByText('Промокод действителен! Скидка: 15%', { exact: true }).waitFor();
    await expectFlawless(visitor, 'valid promo code');
    await page.unroute(VALIDATE);
    await cut(page, VALIDATE);
    await field.fill('осень-26');
    await dialog.getByText('Ошибка при проверке промокода', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('осень-26');
    await page.unroute(VALIDATE);
    await refuse(page, VALIDATE, { status: 429, detail: 'Слишком много проверок' });
    await field.fill('зима-26');
    await dialog.getByText('Слишком много проверок', { exact: true }).waitFor();
    await visitor.context.close();
  });
});
