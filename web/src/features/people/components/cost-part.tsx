import { formatRubles } from '#text/format.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import type { PersonDetails } from '../api.ts';
import { monthWords } from '../lib/month-words.ts';
import { peopleText } from '#text/people.ts';
import styles from './person-page.module.css';

const text = peopleText.person.cost;

/** What somebody costs, for whoever may see the money; else who can open it. */
export function CostPart({ pay }: { readonly pay: PersonDetails['pay'] }) {
  const { seesMoney } = useWorkspace();
  return (
    <section className={styles.part} aria-label={text.title}>
      <div className={styles.partHead}>
        <h2>{text.title}</h2>
      </div>
      {!seesMoney ? (
        <p className={styles.locked}>
          <span>
            <LockIcon size={18} />
            {text.locked}
          </span>
        </p>
      ) : pay ? (
        <>
          <dl className={styles.rows}>
            <div>
              <dt>{text.month(monthWords(pay.period))}</dt>
              <dd>{formatRubles(Math.round(pay.cost))}</dd>
            </div>
            <div>
              <dt>{text.replacement}</dt>
              <dd>{formatRubles(Math.round(pay.replacement))}</dd>
            </div>
          </dl>
          <p className={styles.small}>{text.note}</p>
        </>
      ) : (
        <p className={styles.small}>{text.missing}</p>
      )}
    </section>
  );
}
