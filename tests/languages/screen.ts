import type { Page } from 'playwright-core';
import type { DESKTOP, PHONE } from '#tests/e2e/browser.ts';
import type { Company } from './company.ts';

/** Something to look at: an address, and what is opened there. */
export interface Screen {
  /** As the router writes it. */
  readonly address: string;
  readonly path: (company: Company) => string;
  /** What is opened there, by name. */
  readonly named?: string;
  readonly open?: (page: Page) => Promise<void>;
  /** Both, where nothing is said. */
  readonly sizes?: readonly (typeof DESKTOP | typeof PHONE)[];
  /** The server refuses something here, which the browser says on the console. */
  readonly fails?: boolean;
}
