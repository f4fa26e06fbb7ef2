import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#shared/contract/sign-in.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { call, demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls } from './faults.ts';
import { product } from './own-product.ts';
import { order } from './played-sign-in.ts';

const { signIn: places } = product;
const NAME = 'Ромашка';

let browser: Browser;
let owner: Person;
/** At a domain that the company of the owner has shown to be its own, and its provider answers for. */
let colleague: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  const { domain } = await connectProvider(owner);
  colleague = await makePerson({ domain });
});
afterAll(() => browser.close());

/** A company with a provider and a domain that is shown to be its own. */
async function connectProvider(of: Person) {
  const domain = `${randomUUID()}.example`;
  const as = { token: of.tokens.access_token };
  const workspace = await makeWorkspace(of);
  const params = { id: workspace.id };
  const { issuer, clientId: client_id, clientSecret: client_secret } = places;
  await demand(signIn.saveProvider, { params, body: { issuer, client_id, client_secret, name: NAME } }, as);
  const { record } = await demand(signIn.addDomain, { params, body: { domain } }, as);
  await order(places, { record });
  await demand(signIn.checkDomain, { params: { ...params, domain } }, as);
  return { domain, workspace };
}

async function openLogin(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Вход' });
}

const inTheApp = (page: Page) => page.waitForURL((url) => url.pathname === '/app');

describe('a provider of everybody', () => {
  it('brings somebody new from the landing to their account with names filled in, and from then on in by two presses', async () => {
    const email = `${randomUUID()}@elsewhere.example`;
    await order(places, { vk: { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова', email } });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const vk = (await openLogin(page)).getByRole('button', { name: 'Войти с VK ID' });
    await expectFlawless(visitor, 'login with providers');
    await vk.click();
    await page.getByRole('heading', { name: 'Создайте аккаунт' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await showAs(page, PHONE, 'dark');
    expect(await page.getByLabel('Имя', { exact: true }).inputValue()).toBe('Инна');
    await page.getByLabel('Фамилия').fill('Орлова-Ким');
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await page.getByText('Без этого согласия аккаунт создать нельзя').waitFor();
    await expectFlawless(visitor, 'a new account by a provider');
    await page.getByLabel('Даю согласие на обработку персональных данных').check();
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await inTheApp(page);
    await page.getByLabel('Название рабочего пространства').waitFor();

    await page.evaluate(() => localStorage.clear());
    await showAs(page, DESKTOP, 'dark');
    await (await openLogin(page)).getByRole('button', { name: 'Войти с VK ID' }).click();
    await inTheApp(page);
    await page.getByLabel('Название рабочего пространства').waitFor();
    await expectWhole(visitor, 'the first screen by a provider');
    await visitor.context.close();
  });

  it('is connected in the profile and disconnected again, after a question', async () => {
    const person = await makePerson();
    await makeWorkspace(person);
    await order(places, { vk: { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова', email: 'inna@vk.example' } });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, person, '/app/settings/profile');
    const card = page.getByRole('region', { name: 'Способы входа' });
    await card.getByRole('button', { name: 'Подключить VK ID' }).click();
    await card.getByText('VK ID · inna@vk.example').waitFor();
    expect(await card.getByRole('button', { name: 'Подключить VK ID' }).count()).toBe(0);
    await expectFlawless(visitor, 'ways into the account');

    await card.getByRole('button', { name: 'Отключить VK ID' }).click();
    await card.getByText(/сеансы, открытые через него, завершатся/).waitFor();
    await card.getByRole('button', { name: 'Отключить', exact: true }).click();
    await card.getByRole('button', { name: 'Подключить VK ID' }).waitFor();
    await expectWhole(visitor, 'ways into the account, one less');
    await visitor.context.close();
  });
});

describe('the provider of a company', () => {
  it('is offered where the address of somebody of it is typed, and joined to their account by its password, once', async () => {
    await order(places, { oidc: { sub: randomUUID(), email: colleague.email, email_verified: true }, refuses: true });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(colleague.email);
    await dialog.getByRole('button', { name: 'Войти через «Ромашка»' }).click();
    await page.getByRole('heading', { name: 'Вход отменён' }).waitFor();
    await expectFlawless(visitor, 'a refused login');

    await order(places, { refuses: false });
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('heading', { name: 'Это ваш аккаунт?' }).waitFor();
    await page.getByLabel('Пароль от Тонуса').fill('не тот пароль');
    await page.getByRole('button', { name: 'Войти и подключить' }).click();
    await page.getByRole('alert').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'joining a provider to an account');
    // A reload asks the same again.
    await page.reload();
    await page.getByLabel('Пароль от Тонуса').fill(colleague.password);
    await page.getByRole('button', { name: 'Войти и подключить' }).click();
    await inTheApp(page);

    // The one field that finds the company.
    await page.evaluate(() => localStorage.clear());
    await (await openLogin(page)).getByRole('button', { name: 'Войти через компанию' }).click();
    await page.getByLabel('Рабочий адрес').fill('anna@nowhere.example');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await page.getByText(/nowhere\.example вход через компанию не.настроен/).waitFor();
    await page.getByLabel('Рабочий адрес').fill(colleague.email);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await inTheApp(page);
    await visitor.context.close();
  });

  it('is the only way into a workspace that says so, and leads back to the page one came for', async () => {
    const boss = await makePerson({ premium: true });
    const { domain, workspace } = await connectProvider(boss);
    const person = await makePerson({ domain });
    await join(workspace, boss, person, 'hr');
    const rules = { joins: true, role: 'сотрудник' as const, team: null, groups: [], only: true };
    const as = { token: boss.tokens.access_token };
    await demand(signIn.saveProviderRules, { params: { id: workspace.id }, body: rules }, as);
    await order(places, { oidc: { sub: randomUUID(), email: person.email, email_verified: true } });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const asked = { params: { id: workspace.id } };
    const status = async () =>
      (await call(workspaces.getWorkspace, asked, { token: person.tokens.access_token })).status;
    await expect.poll(status, { timeout: 15_000 }).toBe(403);
    await openAs(page, person, '/app/settings/profile');
    await page.getByRole('heading', { name: /входят через компанию/ }).waitFor();
    forgiveFailedCalls(visitor);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a workspace that is entered through the company');
    await page.getByRole('main').getByRole('button', { name: 'Войти через компанию' }).click();
    const opened = page.waitForResponse((reply) => reply.url().endsWith('/notices') && reply.status() === 200);
    await page.getByLabel('Пароль от Тонуса').fill(person.password);
    await page.getByRole('button', { name: 'Войти и подключить' }).click();
    await page.waitForURL((url) => url.pathname === '/app/settings/profile');
    await opened;
    await visitor.context.close();
  });

  it('that goes down on the way says so, and who alone may come in meanwhile where it is the only way', async () => {
    const boss = await makePerson({ premium: true });
    const { domain, workspace } = await connectProvider(boss);
    const person = await makePerson({ domain });
    await join(workspace, boss, person, 'hr');
    const rules = { joins: true, role: 'сотрудник' as const, team: null, groups: [], only: true };
    const as = { token: boss.tokens.access_token };
    await demand(signIn.saveProviderRules, { params: { id: workspace.id }, body: rules }, as);
    await order(places, {
      oidc: { sub: randomUUID(), email: person.email, email_verified: true },
      breaks: '/.well-known/openid-configuration',
    });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(person.email);
    const way = dialog.getByRole('button', { name: 'Войти через «Ромашка»' });
    await way.click();
    await dialog.getByText(/Провайдер сейчас не отвечает.*откроет только владелец/).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'a login whose provider is down');
    // It comes up, and goes down once the browser has been sent back.
    await order(places, { breaks: '/token' });
    await way.click();
    await page.getByRole('heading', { name: 'Страница входа не отвечает' }).waitFor();
    await page.getByText(/другим способом откроет только владелец/).waitFor();
    forgiveFailedCalls(visitor);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the way back from a provider that is down');
    await order(places, { breaks: null });
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('heading', { name: 'Это ваш аккаунт?' }).waitFor();
    await visitor.context.close();
  });

  it('lets nobody finish what began elsewhere, and says so', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await page.goto('/sign-in/callback/vk?code=1&state=2');
    await page.getByRole('heading', { name: 'Вход начат не здесь' }).waitFor();
    await page.getByRole('link', { name: 'Войти по-другому' }).click();
    await page.getByRole('dialog', { name: 'Вход' }).waitFor();
    await expectWhole(visitor, 'the login after a way that began elsewhere');
    await visitor.context.close();
  });
});

describe('the settings of the owner', () => {
  it('connect a provider that answers, show whose a domain is, and leave no other way in after a question', async () => {
    const another = await makePerson({ premium: true });
    await makeWorkspace(another, 'Лютик');
    const domain = `${randomUUID()}.example`;
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, another, '/app/settings/sign-in');
    await page.getByRole('button', { name: 'Подключить провайдера' }).click();
    await page.getByLabel(/^Адрес провайдера/).fill(places.issuer);
    await page.getByRole('button', { name: 'Проверить', exact: true }).click();
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
    await page.getByLabel(/^Идентификатор клиента/).fill(places.clientId);
    await page.getByLabel(/^Секрет клиента/).fill(places.clientSecret);
    await page.getByLabel('Название на кнопке входа').fill('Лютик');
    await expectFlawless(visitor, 'the form of a provider');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('подключён', { exact: true }).waitFor();

    const domains = page.getByRole('region', { name: 'Домены почты' });
    await domains.getByLabel('Домен почты', { exact: true }).fill(domain);
    await domains.getByRole('button', { name: 'Добавить' }).click();
    await domains.getByText('ждёт записи').waitFor();
    const check = domains.getByRole('button', { name: `Проверить запись домена ${domain}` });
    await check.click();
    await domains.getByText(/Записи пока не видно/).waitFor();
    const record = {
      name: await domains.getByLabel('Имя записи', { exact: true }).inputValue(),
      value: await domains.getByLabel('Значение', { exact: true }).inputValue(),
    };
    await order(places, { record });
    await check.click();
    await domains.getByText('подтверждён', { exact: true }).waitFor();

    const rules = page.getByRole('region', { name: 'Кто приходит через провайдера' });
    await rules.getByRole('button', { name: 'Добавить правило' }).click();
    await rules.getByLabel('Правило 1: команда').fill('Кадры');
    await rules.getByRole('button', { name: 'Сохранить правила' }).click();
    await rules.getByText('Укажите группу').waitFor();
    await rules.getByLabel('Правило 1: группа').fill('hr-department');
    await rules.getByRole('switch', { name: 'Вход только через провайдера' }).check({ force: true });
    await rules.getByRole('button', { name: 'Сохранить правила' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Да, только через провайдера' }).click();
    await page.getByText('Правила сохранены').waitFor();
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a provider with a domain and rules');
    await page.reload();
    await rules.getByLabel('Правило 1: группа').waitFor();
    expect(await rules.getByLabel('Правило 1: группа').inputValue()).toBe('hr-department');
    await visitor.context.close();
  });
});
