import { personalDataText as text } from '#text/personal-data.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { KINDS, type KindOfData, type PersonalData } from '../lib/describe.ts';
import styles from '../personal-data.module.css';

/** Every kind of data that is kept of a person: from whom it came, what it is for, how long it stays. */
export function KeptCard({ data }: { readonly data: PersonalData }) {
  const words = text.kept;
  const none = KINDS.filter((kind) => amountOf(data[kind]) === 0);
  return (
    <Card title={words.title} lead={words.lead}>
      <ul className={styles.list}>
        {KINDS.filter((kind) => !none.includes(kind)).map((kind) => (
          <li key={kind}>
            <p className={styles.name}>
              {text.kinds[kind].title} <span className={styles.count}>{words.entries(amountOf(data[kind]))}</span>
            </p>
            <dl className={styles.about}>
              {(['source', 'purpose', 'until'] as const).map((question) => (
                <div key={question}>
                  <dt>{words[question]}</dt>
                  <dd>{text.kinds[kind][question]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
        {none.length > 0 && (
          <li>
            <Caption>{words.none(none.map((kind) => withinSentence(text.kinds[kind].title)).join(', '))}</Caption>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** Only its first letter becomes small: names of other things keep theirs. */
function withinSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function amountOf(value: PersonalData[KindOfData]): number {
  if (Array.isArray(value)) return value.length;
  if (value === null) return 0;
  // Ways to prove oneself are one record, which is empty until there is one.
  if ('passkeys' in value) return Number(value.totp_added_at !== null) + value.passkeys.length;
  return 1;
}
