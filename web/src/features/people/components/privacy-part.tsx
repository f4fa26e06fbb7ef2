import { ShieldIcon } from '#web/ui/icons.tsx';
import { peopleText } from '#text/people.ts';
import styles from './person-page.module.css';

const text = peopleText.person.privacy;

/** That no answer of anybody stands on the page of a person, and who sees which answers elsewhere. */
export function PrivacyPart() {
  return (
    <section className={styles.privacy}>
      <ShieldIcon size={20} />
      <div>
        <h2>{text.title}</h2>
        <p>{text.text}</p>
      </div>
    </section>
  );
}
