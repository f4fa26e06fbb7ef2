import type { Page } from 'playwright-core';
import { DESKTOP } from './browser.ts';

/** The menu of a member's row. */
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Действия: ${name}` });
export const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** How many menus of rows hold this. */
export async function menusWith(page: Page, name: string): Promise<number> {
  let count = 0;
  for (const button of await page.getByRole('button', { name: /^Действия: / }).all()) {
    await button.click();
    await page.getByRole('menu').waitFor();
    count += await entry(page, name).count();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  return count;
}

/** Presses in their order and says how many there were: what a common job may take is part of its test. */
export async function countClicks(...presses: readonly (() => Promise<void>)[]): Promise<number> {
  for (const press of presses) await press();
  return presses.length;
}

/** So many members, as the server would send them: the owner, then employees, every other one in a team. */
export function manyMembers(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const number = String(n).padStart(3, '0');
    const user = { id, first_name: 'Имя', last_name: number, full_name: `Имя ${number}`, email: `${n}@a.example` };
    return { id, role: n === 0 ? 'владелец' : 'сотрудник', team: n % 2 === 0 ? 'Склад' : null, user };
  });
}

/** Opens the dialog that invites one person or imports a team; where the page is narrow, by way of the sheet. */
export async function openInviteDialog(page: Page) {
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
  if ((page.viewportSize()?.width ?? 0) < DESKTOP.width) {
    // What is known of the link stands above the button, and moves it as it comes.
    await page.getByRole('region', { name: 'Одна ссылка для всех' }).getByRole('button').first().waitFor();
    await page.getByRole('button', { name: 'Одного человека или всю команду из Bitrix24' }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'Пригласить в пространство' });
  await dialog.waitFor();
  return dialog;
}
