import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PeopleSource } from '#shared/models/people-source.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';

const SOURCE = '**/api/workspaces/*/directory/source';
const APPLY = '**/api/workspaces/*/directory/source/apply';

const NONE: PeopleSource = {
  kind: null,
  place: '',
  login: null,
  state: null,
  changes: null,
  refused: 0,
  problem: null,
  out_of_reach: false,
  read_at: null,
  connected_at: null,
};
const CONNECTED = {
  ...NONE,
  kind: 'yandex360',
  place: '7700',
  read_at: '2026-11-29T22:00:00.000Z',
  connected_at: '2026-11-29T09:00:00.000Z',
} as const;
const LEAVERS = ['Белов Илья', 'Юдина Вера'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the panel of what people are read from', () => {
  it('connects Yandex 360, shows what would change, lets it be done, and asks before many lose their access', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    // What reads people is outside of the browser: how far it is, is said here.
    let source: PeopleSource = NONE;
    const sent: unknown[] = [];
    const answer = (next: () => PeopleSource) => async (route: Route) => {
      if (route.request().method() !== 'GET') {
        sent.push(route.request().postDataJSON());
        source = next();
      }
      await route.fulfill({ json: source });
    };
    await page.route(
      SOURCE,
      answer(() => ({
        ...CONNECTED,
        state: 'preview',
        changes: { come: 12, leave: 0, change: 0, leavers: [] },
      })),
    );
    await page.route(
      APPLY,
      answer(() => ({
        ...CONNECTED,
        state: 'connected',
        changes: { come: 12, leave: 0, change: 0, leavers: [] },
      })),
    );
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: 'Каталог сотрудников из Яндекс 360 и 1С:ЗУП', exact: true });
    await panel.getByRole('button', { name: 'Подключить' }).click();
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    expect(sent, 'nothing is sent without a number and a token').toEqual([]);
    await panel.getByLabel('Номер организации').fill('7700');
    await panel.getByRole('textbox', { name: 'OAuth-токен' }).fill('y0_token');
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    expect(sent.splice(0)).toEqual([{ kind: 'yandex360', organization: '7700', token: 'y0_token' }]);

    const preview = panel.getByRole('region', { name: 'Вот что изменится' });
    await preview.waitFor();
    await expectFlawless(visitor, 'what a source would change');
    await preview.getByRole('button', { name: 'Применить изменения' }).click();
    await preview.waitFor({ state: 'detached' });
    expect(sent.splice(0)).toEqual([{ leave: 0 }]);

    source = { ...CONNECTED, state: 'braked', changes: { come: 0, leave: 2, change: 0, leavers: LEAVERS } };
    await page.reload();
    const brake = panel.getByRole('region', { name: /^Слишком много ушедших/ });
    await brake.getByText(LEAVERS.join(', ')).waitFor();
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'a source that has lost people');
    await brake.getByRole('button', { name: 'Закончить доступ' }).click();
    const question = page.getByRole('dialog', { name: 'Закончить доступ?' });
    await question.getByText('Уйдут 2').waitFor();
    expect(sent, 'asked first').toEqual([]);
    await question.getByRole('button', { name: 'Закончить доступ' }).click();
    await brake.waitFor({ state: 'detached' });
    expect(sent).toEqual([{ leave: 2 }]);
    await expectWhole(visitor, 'a source that is connected');
    await visitor.context.close();
  });
});
