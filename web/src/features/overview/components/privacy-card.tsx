import { paths } from '#web/lib/paths.ts';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { employeeText } from '#text/overview/employee.ts';
import styles from './privacy-card.module.css';

const text = employeeText.privacy;

/** What others see of whoever reads. */
export function PrivacyCard() {
  return (
    <section className={styles.card} aria-label={text.title}>
      <ShieldIcon size={20} />
      <div className={styles.words}>
        <h2 className={styles.title}>{text.title}</h2>
        <p>{text.text}</p>
      </div>
      <a href={paths.privacy} className={styles.more}>
        {text.more}
      </a>
    </section>
  );
}
