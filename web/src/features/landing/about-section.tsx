import { landingText } from '#text/site/landing.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import styles from './sections.module.css';

const text = landingText.about;

/** What Tonus is, in four things it does and one it is for. */
export function AboutSection() {
  return (
    <section id="about" className="landing-section" aria-labelledby="about-title">
      <div className="landing-wrap">
        <h2 id="about-title" className="landing-title">
          {text.title}
        </h2>
        <p className="landing-lead">{text.text}</p>
        <ul className={styles.four}>
          {text.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.itemTitle}>{item.title}</h3>
              <Text above="8" size="body" tone="ink-2" pretty>
                {item.text}
              </Text>
            </li>
          ))}
        </ul>
        <div className={styles.mission}>
          <PulseLine className={styles.missionPulse} />
          <div>
            <Text as="h3" size="body" tone="pine">
              {text.missionTitle}
            </Text>
            <p className={styles.missionText}>{text.mission}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
