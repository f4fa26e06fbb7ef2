import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { SiteFacts } from '#shared/models/site.ts';
import { FACTS_ID, ROOT_ID } from './page-parts.ts';

/** Brings a page that stands in its document to life, with the facts it was drawn from. */
export function hydratePage(page: (facts: SiteFacts) => ReactNode): Root {
  const [root, facts] = [document.getElementById(ROOT_ID), document.getElementById(FACTS_ID)];
  if (!root || !facts) throw new Error('The page has no root, or no facts');
  // Border: written by the same build that reads it here, from settings the deployment has checked.
  return hydrateRoot(root, <StrictMode>{page(JSON.parse(facts.textContent ?? '') as SiteFacts)}</StrictMode>);
}
