import { Button } from '@mantine/core';
import type { Offer } from '#shared/models/offer.ts';
import { offerCost } from '#shared/rules/offers.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { OpenIcon } from '#web/ui/icons.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { offersText as text } from '#text/offers.ts';
import styles from './offers.module.css';

interface OfferCardProps {
  readonly offer: Offer;
  /** Null for those who may not ask. */
  readonly onRequest: ((offer: Offer) => void) | null;
}

/** An offer: what it is, what it costs here, where, until when. */
export function OfferCard({ offer, onRequest }: OfferCardProps) {
  const { title, partner, category, description, city, site, valid_until: lastDay } = offer;
  return (
    <article className={styles.card}>
      <Inline gap="8" size="small" tone="ink-2">
        <Tag>{text.category[category]}</Tag>
        <span>{city ?? text.online}</span>
      </Inline>
      <div>
        <Text as="h2" size="title" breaks>
          {title}
        </Text>
        <p className={styles.partner}>{partner}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <Price offer={offer} />
      {lastDay !== null && <p className={styles.until}>{text.until(formatDate(`${lastDay}T12:00:00`))}</p>}
      <Inline align="stretch" gap="8">
        {onRequest && (
          <Button variant="light" onClick={() => onRequest(offer)} aria-label={text.requestOf(title)}>
            {text.request}
          </Button>
        )}
        {site !== null && (
          <Button
            component="a"
            href={site}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            leftSection={<OpenIcon size={18} />}
            aria-label={text.siteOf(partner)}
          >
            {text.site}
          </Button>
        )}
      </Inline>
    </article>
  );
}

/** What one pays here, and what others pay. */
function Price({ offer }: { readonly offer: Offer }) {
  const { price, discount } = offer;
  if (price.amount === 0)
    return (
      <Text size="heading" weight="640">
        {text.free}
      </Text>
    );
  return (
    <p>
      <Text as="span" size="heading" weight="640">
        {formatRubles(offerCost(offer, 1))}
      </Text>{' '}
      {text.per[price.per]}
      {discount > 0 && (
        <Inline as="span" gap="8" above="4" tone="ink-2" className={styles.usual}>
          <Tag tone="good">{text.discount(discount)}</Tag> {text.usual(formatRubles(price.amount))}
        </Inline>
      )}
    </p>
  );
}
