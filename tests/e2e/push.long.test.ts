import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDevice, messagesTo, type PlayedSubscription } from '#scripts/fake-services/push.ts';
import { push } from '#shared/contract/push.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { product } from './own-product.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  person = await makePerson();
  await makeWorkspace(person, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

const card = (page: Page) => page.getByRole('region', { name: 'Уведомления на этом устройстве' });
const PROFILE = '/app/settings/profile';

/**
 * A browser that is subscribed by a played push service: the packaged one has no way to a real one. What the page asks of
 * it is kept, so that a test can tell.
 */
async function playSubscription(page: Page, given: PlayedSubscription, permission: NotificationPermission) {
  await page.addInitScript(
    ([{ endpoint, keys }, state]) => {
      let current: PushSubscription | null =
        sessionStorage.getItem('subscribed') === 'yes' ? ({} as PushSubscription) : null;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          current = null;
          sessionStorage.removeItem('subscribed');
          return true;
        },
      } as unknown as PushSubscription;
      if (current) current = subscription;
      Object.defineProperty(Notification, 'permission', { get: () => state, configurable: true });
      Notification.requestPermission = async () => state;
      PushManager.prototype.getSubscription = async () => current;
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || typeof options.applicationServerKey !== 'string') throw new TypeError();
        sessionStorage.setItem('subscribed', 'yes');
        return (current = subscription);
      };
    },
    [given, permission] as const,
  );
}

describe('notifications on a device', () => {
  it('are turned on in the profile, tried out, and off again', async () => {
    const device = await makeDevice(product.pushHost);
    const visitor = await visit(browser, DESKTOP, 'light', { serviceWorkers: 'allow' });
    const { page, context } = visitor;
    await playSubscription(page, device, 'granted');
    await openAs(page, person, PROFILE);
    await card(page).getByText('Выключены').waitFor();
    await expectFlawless(visitor, 'notifications off');
    await card(page).getByRole('button', { name: 'Включить' }).click();
    await card(page).getByText('Отправили пробное уведомление').waitFor();
    await card(page).getByText('это устройство').waitFor();
    const told = () => messagesTo(product.pushHost, device);
    expect(await told()).toMatchObject([{ message: { title: 'Уведомления включены', path: '/app' } }]);
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'notifications on');
    await card(page).getByRole('button', { name: 'Прислать пробное' }).click();
    await expect.poll(async () => (await told()).length, PATIENCE).toBe(2);
    await page.reload();
    await card(page).getByRole('button', { name: 'Выключить' }).click();
    await card(page).getByText('Выключены').waitFor();
    expect((await demand(push.getPushDevices, {}, { token: person.tokens.access_token })).devices).toEqual([]);
    await context.close();
  });

  it('are taken along by whoever leaves', async () => {
    const visitor = await visit(browser, DESKTOP, 'light', { serviceWorkers: 'allow' });
    const { page, context } = visitor;
    await playSubscription(page, await makeDevice(product.pushHost), 'granted');
    await openAs(page, person, PROFILE);
    await card(page).getByRole('button', { name: 'Включить' }).click();
    await card(page).getByText('это устройство').waitFor();
    await page.getByRole('button', { name: 'Выйти', exact: true }).first().click();
    await expect
      .poll(() => page.evaluate(() => [sessionStorage.getItem('subscribed'), localStorage.getItem('push')]), PATIENCE)
      .toEqual([null, null]);
    await context.close();
  });

  it('say what to do where a browser forbids them', async () => {
    const visitor = await visit(browser, PHONE, 'light', { serviceWorkers: 'allow' });
    const { page, context } = visitor;
    await playSubscription(page, await makeDevice(product.pushHost), 'denied');
    await openAs(page, person, PROFILE);
    await card(page).getByText('запрещены в браузере').waitFor();
    expect(await card(page).getByRole('button', { name: 'Включить' }).count()).toBe(0);
    await expectFlawless(visitor, 'notifications forbidden');
    await context.close();
  });

  it.each([
    ['knows none', '', 'не умеет показывать уведомления'],
    ['shows them from the home screen alone', 'iPhone', 'Добавьте сайт на экран «Домой»'],
  ])('say what to do where a browser %s', async (_, system, words) => {
    const visitor = await visit(browser, PHONE, 'light', { serviceWorkers: 'allow' });
    const { page, context } = visitor;
    await page.addInitScript((name) => {
      Reflect.deleteProperty(window, 'PushManager');
      if (name) Object.defineProperty(navigator, 'userAgent', { get: () => name });
    }, system);
    await openAs(page, person, PROFILE);
    await card(page).getByText(words).waitFor();
    await expectFlawless(visitor, `notifications: ${words}`);
    await context.close();
  });
});

describe('the installed app', () => {
  it.each([
    ['ru-RU', '/manifest.webmanifest', 'Тонус', '/app', ['Опросы', 'Мои задачи']],
    ['en-US', '/en/manifest.webmanifest', 'Tonus', '/en/app', ['Polls', 'My tasks']],
  ])('has a manifest that a browser finds nothing wrong with: %s', async (_, address, name, start, shortcuts) => {
    const { page, context } = await visit(browser, PHONE);
    await page.goto(`${product.url}${start}`);
    const reply = await page.request.get(`${product.url}${address}`);
    expect(reply.headers()).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
    const cdp = await context.newCDPSession(page);
    const { url, errors, data } = await cdp.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual([address, []]);
    const manifest = JSON.parse(data ?? '') as Record<string, unknown>;
    expect(manifest).toMatchObject({ name, start_url: start, scope: '/', display: 'standalone', id: '/app' });
    expect((manifest['shortcuts'] as { name: string }[]).map((one) => one.name)).toEqual(shortcuts);
    const icons = (manifest['icons'] as { src: string; purpose?: string }[]).filter((one) => one.purpose);
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src } of icons) expect((await page.request.get(`${product.url}${src}`)).status()).toBe(200);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // A test's browser opens pages in profiles that keep nothing, in which nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await context.close();
  });

  it('has the picture that Android shows beside the clock', () => {
    expect(readFileSync('web/public/badge-96.png').subarray(16, 24)).toEqual(Buffer.from([0, 0, 0, 96, 0, 0, 0, 96]));
  });
});
