import { personalDataText as text } from '#text/personal-data.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { KINDS, type KindOfData, type PersonalData } from '../lib/describe.ts';
import styles from '../personal-data.module.css';

/** Every kind of data that is kept of a person: from whom it came, what it is for, how long it stays. */
export function KeptCard({ data }: { readonly data: PersonalData }) {
  const words = text.kept;
  return (
    <Card title={words.title} lead={words.lead}>
      <ul className={styles.list}>
        {KINDS.map((kind) => {
          const { title, source, purpose, until } = text.kinds[kind];
          return (
            <li key={kind}>
              <p className={styles.name}>
                {title} <span className={styles.count}>{amountOf(data[kind])}</span>
              </p>
              <Caption>
                {words.source}: {source}
              </Caption>
              <Caption>
                {words.purpose}: {purpose}
              </Caption>
              <Caption>
                {words.until}: {until}
              </Caption>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function amountOf(value: PersonalData[KindOfData]): string {
  const count = Array.isArray(value) ? value.length : Number(value !== null);
  return count === 0 ? text.kept.none : text.kept.entries(count);
}
