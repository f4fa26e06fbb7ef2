import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, openAs } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('has a cap for the requests of a month, which can be changed and taken away', async () => {
  const visitor = await visit(browser, PHONE);
  const owner = await makePerson({ premium: true });
  const { id } = await makeWorkspace(owner);
  const stored = () => demand(ai.getAiCredentials, { params: { id } }, { token: owner.tokens.access_token });
  await openAs(visitor.page, owner, '/app?section=workspaces');
  const panel = visitor.page.getByRole('region', { name: 'ИИ', exact: true });
  const cap = panel.getByLabel('Предел запросов в месяц');
  const more = panel.getByText('Дополнительно', { exact: true });
  const save = async (requests: string) => {
    if (!(await cap.isVisible())) await more.click();
    await cap.fill(requests);
    await panel.getByLabel('Client ID').fill('client-1');
    await panel.getByRole('textbox', { name: 'Client Secret' }).fill('good-secret');
    await panel.getByRole('button', { name: 'Сохранить' }).click();
  };

  await panel.getByRole('button', { name: 'Подключить' }).click();
  await panel.getByLabel('Client ID').waitFor();
  expect(await cap.isVisible()).toBe(false);
  await more.click();
  expect(await cap.inputValue()).toBe('300');
  await cap.fill('много');
  await panel.getByText('Предел запросов — целое число от 1 до 100 000, или оставьте поле пустым').waitFor();
  await expectFlawless(visitor, 'AI form with a wrong cap');
  await save('1 500');
  await panel.getByText('1 из 1 500').waitFor();
  expect(await stored()).toMatchObject({ monthly_cap: 1500 });
  await expectWhole(visitor, 'AI with a cap');

  await panel.getByRole('button', { name: 'Изменить' }).click();
  await save('');
  await panel.getByText('AI credentials успешно обновлены', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ monthly_cap: null });
  await visitor.context.close();
});
