import { NativeSelect, TextInput } from '@mantine/core';
import type { Offer } from '#shared/models/offer.ts';
import { OFFER_CATEGORIES } from '#shared/rules/offers.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { citiesOf, ONLINE, type OfferSearch } from '../lib/find-offers.ts';
import { offersText as text } from '#text/offers.ts';
import styles from './offers.module.css';

interface OfferFiltersProps {
  readonly offers: readonly Offer[];
  readonly search: OfferSearch;
  readonly onChange: (search: OfferSearch) => void;
}

/** What is looked for: a kind, a place, words. */
export function OfferFilters({ offers, search, onChange }: OfferFiltersProps) {
  return (
    <Inline gap="10" role="search" aria-label={text.filters}>
      <Inline align="stretch" gap="8">
        {[null, ...OFFER_CATEGORIES].map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={search.category === category}
            onClick={() => onChange({ ...search, category })}
          >
            {category === null ? text.all : text.categories[category]}
          </button>
        ))}
      </Inline>
      <NativeSelect
        className={styles.place ?? ''}
        aria-label={text.place}
        value={search.place}
        data={[
          { value: '', label: text.anywhere },
          { value: ONLINE, label: text.online },
          ...citiesOf(offers).map((city) => ({ value: city, label: city })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...search, place: currentTarget.value })}
      />
      <TextInput
        className={styles.search ?? ''}
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<SearchIcon size={18} />}
        value={search.text}
        onChange={({ currentTarget }) => onChange({ ...search, text: currentTarget.value })}
      />
    </Inline>
  );
}
