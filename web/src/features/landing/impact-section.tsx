import { landingText } from '#text/site/landing.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import styles from './sections.module.css';

const text = landingText.impact;

/** Four figures and what stays when they have been reached. */
export function ImpactSection() {
  return (
    <section id="impact" className="landing-section" aria-labelledby="impact-title">
      <div className="landing-wrap">
        <h2 id="impact-title" className="landing-title">
          {text.title}
        </h2>
        <dl className={styles.figures}>
          {text.stats.map((stat) => (
            <div key={stat.label} className={styles.figure}>
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
        <Text size="note" tone="ink-2" pretty className={styles.assumptions}>
          {text.assumptions}
        </Text>
        <h3 className={styles.subtitle}>{text.benefitsTitle}</h3>
        <ul className={styles.four}>
          {text.benefits.map((benefit) => (
            <li key={benefit.title} className={styles.item}>
              <h4 className={styles.itemTitle}>{benefit.title}</h4>
              <Text above="8" size="body" tone="ink-2" pretty>
                {benefit.text}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
