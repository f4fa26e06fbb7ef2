import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

const STEP_SECONDS = 30;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** An authenticator of the machine itself, whose owner is there and verified. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function makeOwner(): Promise<Person> {
  const person = await makePerson();
  await makeWorkspace(person);
  return person;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выйти', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function openLogin(page: Page) {
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Вход' });
}

it('a passkey is added in the profile, named, and opens the account without a password', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await addAuthenticator(page);
  await openAs(page, await makeOwner(), '/app/settings/profile');
  const keys = page.getByText('Ключи доступа', { exact: true });
  await keys.waitFor();
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByLabel('Название ключа').fill('Рабочий ноутбук');
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await page.getByText('Сохраните коды восстановления').waitFor();
  expect(await page.locator('[data-recovery-codes] li').count()).toBe(10);
  await expectWhole(visitor, 'recovery codes');
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await page.getByText('ещё не использован').waitFor();
  await expectWhole(visitor, 'factors of the account');
  await logOut(page);
  // A browser that does not offer passkeys where the address is typed.
  await page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const login = await openLogin(page);
  // What the first screen asks for last: who logs out before it is answered is answered with a refusal.
  const asked = ['/ai-credentials', '/bitrix24/'].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  );
  await login.getByRole('button', { name: 'Войти по ключу доступа' }).click();
  await page.waitForURL('**/app');
  await Promise.all(asked);
  await logOut(page);
  // One that does: its owner takes what is offered in the field, and presses nothing else.
  await page.reload();
  const offered = await openLogin(page);
  await page.waitForURL('**/app');
  await offered.waitFor({ state: 'hidden' });
  await page.goto('/app/settings/profile');
  await page.getByText(/Добавлен .* использован/).waitFor();
  await showAs(page, PHONE, 'dark');
  await expectWhole(visitor, 'factors of the account on a phone');
  await visitor.context.close();
});

it('an app for codes is set up, and asked for after the password; what wants a proof is done after it by itself', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  const person = await makeOwner();
  await openAs(page, person, '/app/settings/profile');
  await page.getByRole('button', { name: 'Подключить', exact: true }).click();
  await page.getByRole('img', { name: 'QR-код для приложения' }).waitFor();
  await expectFlawless(visitor, 'an app for codes being set up');
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replace(/ /g, '');
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_SECONDS * 1000 });
  // The earlier of those that are right: so the next ones are still to be used.
  await page.getByLabel('Код из приложения').fill(codeAt(-1));
  await page.getByRole('button', { name: 'Подключить', exact: true }).click();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await page.getByText('Подключено', { exact: false }).waitFor();
  await logOut(page);

  const login = await openLogin(page);
  await login.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(person.email);
  await login.getByLabel('Пароль', { exact: true }).filter({ visible: true }).fill(person.password);
  await login.getByRole('button', { name: 'Войти', exact: true }).filter({ visible: true }).click();
  const second = page.getByRole('dialog', { name: 'Подтвердите вход' });
  await second.getByLabel('Код из приложения').fill('000000');
  visitor.failuresForgiven = true;
  await second.getByRole('button', { name: 'Подтвердить' }).click();
  await second.getByText('Код не подошёл').waitFor();
  await second.getByLabel('Код из приложения').fill(codeAt(0));
  await second.getByRole('button', { name: 'Подтвердить' }).click();
  await page.waitForURL('**/app');

  // As if the login had been long ago.
  await page.goto('/app/settings/profile');
  await page.route(
    '**/api/auth/export',
    (route) => route.fulfill({ status: 403, json: { detail: 'Подтвердите, что это вы', code: 'proof_required' } }),
    { times: 1 },
  );
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать данные аккаунта' }).click();
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await proof.getByLabel('Код из приложения').fill(codeAt(1));
  await proof.getByRole('button', { name: 'Подтвердить' }).click();
  await arrival;
  await proof.waitFor({ state: 'hidden' });
  await expectWhole(visitor, 'after a proof');
  await visitor.context.close();
});

it('a workspace that demands a second factor leads to it, and opens when it is there', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await addAuthenticator(page);
  await openAs(page, await makeOwner(), '/app/settings');
  await page.getByRole('radio', { name: 'У всех', exact: true }).click();
  await page.getByText(/Без второго фактора не пускаем с/).waitFor();
  await expectWhole(visitor, 'the demand of a second factor');
  // As it is a week later.
  const refusal = { detail: 'Нужен второй фактор', code: 'second_factor_required' };
  await page.route('**/api/workspaces/*/notices', (route) => route.fulfill({ status: 403, json: refusal }));
  visitor.failuresForgiven = true;
  await page.goto('/app');
  await page.getByRole('heading', { name: /входят со вторым фактором/ }).waitFor();
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'a workspace that wants a second factor');
  await page.unroute('**/api/workspaces/*/notices');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByLabel('Название ключа').fill('Телефон');
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await page.getByRole('button', { name: 'Открыть пространство' }).click();
  await page.getByRole('heading', { name: /входят со вторым фактором/ }).waitFor({ state: 'hidden' });
  await visitor.context.close();
});
