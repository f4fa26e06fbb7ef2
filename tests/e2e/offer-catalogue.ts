import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOffers } from '#scripts/demo/offers.ts';
import { textsOf } from '#scripts/demo/texts.ts';
import { admin } from './factories.ts';

/** The catalogue of the demo, taken in as an operator does it. */
export async function loadCatalogue(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-catalogue-'));
  const file = join(folder, 'offers.json');
  const forms = demoOffers(new Date(), textsOf('ru')).map((offer) => {
    const { id, title, partner, category, description, city, price, discount, site, requestsTo, validUntil } = offer;
    const words = { id, title, partner, category, description, city, price, discount, site };
    return { ...words, requests_to: requestsTo, valid_until: validUntil };
  });
  writeFileSync(file, JSON.stringify(forms));
  await admin('offer', 'add', file);
  rmSync(folder, { recursive: true });
}
