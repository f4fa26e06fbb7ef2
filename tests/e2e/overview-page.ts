import type { Page } from 'playwright-core';
import type { Attention, Pulse, Waiting } from '#shared/models/overview.ts';
import { answerWith } from './faults.ts';
import { ATTENTION, NOTHING_WAITING, PULSE } from './overview-fixtures.ts';

export const PULSE_URL = '**/api/overview/workspace/*/pulse';
export const ATTENTION_URL = '**/api/overview/workspace/*/attention';
export const WAITING_URL = '**/api/workspace/*/waiting';

/** What the first screen is told; the rest is as on a usual day. */
interface Told {
  readonly pulse?: Pulse;
  readonly attention?: Attention;
  readonly waiting?: Waiting;
}

/** What the server tells the first screen. */
export async function tell(page: Page, { pulse = PULSE, attention = ATTENTION, waiting = NOTHING_WAITING }: Told = {}) {
  await answerWith(page, PULSE_URL, pulse);
  await answerWith(page, ATTENTION_URL, attention);
  await answerWith(page, WAITING_URL, waiting);
}

export const main = (page: Page) => page.locator('main');
export const band = (page: Page) => main(page).getByRole('region', { name: 'Главное' });
export const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
/** Words as a reader sees them, whatever kind of space holds them together. */
export const plain = (words: string) => words.replaceAll('\u00a0', ' ');
export const wordsOf = async (page: Page, name: string) => plain(await card(page, name).innerText());
