import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** What somebody does on a page. */
export type Step = (page: Page) => Promise<unknown>;

/** Several steps, one after another. */
export const steps =
  (...all: readonly Step[]) =>
  async (page: Page) => {
    for (const step of all) await step(page);
  };
/** Presses the first of the buttons of this name. */
export const press =
  (name: string, { exact = true } = {}): Step =>
  (page) =>
    page.getByRole('button', { name, exact }).filter({ visible: true }).first().click();
/** The same where more stands in the name. */
export const pressWith = (words: string) => press(words, { exact: false });
/** Chooses in a menu. */
export const choose =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name, exact: true }).click();
/** Presses a key. */
export const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
/** Waits for what opens. */
export const appears =
  (role: 'dialog' | 'menu'): Step =>
  (page) =>
    page.getByRole(role).filter({ visible: true }).first().waitFor();
/** What leads to a dialog. */
export const asDialog = (...way: readonly Step[]) => steps(...way, appears('dialog'));
/** What leads to a menu. */
export const asMenu = (name: string) => steps(press(name), appears('menu'));

/** A screen at an address, with what leads to what is opened there. */
export const at = (address: string, named: string, open: Step, more: Partial<Screen> = {}): Screen => ({
  path: () => address,
  ...{ address, named },
  open: async (page) => void (await open(page)),
  ...more,
});
/** Where it is to be seen. */
export const onlyOn = (...sizes: NonNullable<Screen['sizes']>) => ({ sizes });
