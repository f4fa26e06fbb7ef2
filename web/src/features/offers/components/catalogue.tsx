import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Offer } from '#shared/models/offer.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { ANYTHING, findOffers } from '../lib/find-offers.ts';
import { offersText as text } from '#text/offers.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { RequestDialog } from './request-dialog.tsx';
import styles from './offers.module.css';

/** The offers, narrowed as somebody looks for one, each with the way to ask for it. */
export function Catalogue({ offers }: { readonly offers: readonly Offer[] }) {
  const { can } = useWorkspace();
  const [search, setSearch] = useState(ANYTHING);
  const [asked, setAsked] = useState<Offer | null>(null);
  const found = useMemo(() => findOffers(offers, search), [offers, search]);
  const onRequest = can('offers.request') ? setAsked : null;
  return (
    <>
      <OfferFilters offers={offers} search={search} onChange={setSearch} />
      <Inline as="p" nowrap gap="8" tone="ink-2" className={styles.found} role="status">
        {found.length > 0 ? text.count(found.length) : text.nothingFound}{' '}
        {found.length < offers.length && (
          <Button variant="subtle" onClick={() => setSearch(ANYTHING)}>
            {text.reset}
          </Button>
        )}
      </Inline>
      <ul className={styles.cards}>
        {found.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} onRequest={onRequest} />
          </li>
        ))}
      </ul>
      {asked && <RequestDialog key={asked.id} offer={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
