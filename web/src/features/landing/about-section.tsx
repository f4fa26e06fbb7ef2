import { landingText } from '#web/text/landing.ts';
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
              <p className={styles.itemText}>{item.text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.mission}>
          <PulseLine className={styles.missionPulse} />
          <div>
            <h3 className={styles.missionTitle}>{text.missionTitle}</h3>
            <p className={styles.missionText}>{text.mission}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
