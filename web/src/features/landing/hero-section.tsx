import { useState } from 'react';
import { hasSession } from '#web/lib/session.ts';
import { landingText } from '#text/site/landing.ts';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { HeroScene, type Scene } from './hero-scene.tsx';
import styles from './hero-section.module.css';

const text = landingText.hero;
const BARS = [24, 20, 33, 37, 42, 52, 65];

interface HeroSectionProps {
  readonly onStart: () => void;
  readonly onIntent: () => void;
}

/** The first screen: the promise, the way in, and two cards that change the picture behind them. */
export function HeroSection({ onStart, onIntent }: HeroSectionProps) {
  const [scene, setScene] = useState<Scene>('analytics');
  const showing = (next: Scene) => ({
    onPointerEnter: () => setScene(next),
    onClick: () => setScene(next),
    onFocus: () => setScene(next),
  });
  const intent = hasSession() ? undefined : onIntent;
  return (
    <section className={`landing-wrap ${styles.hero}`}>
      <div>
        <h1 className={styles.title}>
          {text.title[0]}
          <br />
          {text.title[1]}
        </h1>
        <p className={styles.text}>{text.text}</p>
        <Inline align="stretch" gap="12" className={styles.actions}>
          <button
            type="button"
            className="button needs-script"
            onClick={onStart}
            onPointerEnter={intent}
            onFocus={intent}
          >
            {text.start}
          </button>
          <a href="#features" className="button button-outline">
            {text.how}
          </a>
        </Inline>
        <Inline as="dl" align="stretch" className={styles.stats}>
          {text.stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </Inline>
      </div>
      <div className={styles.panel} data-scene={scene}>
        <HeroScene scene={scene} />
        <button
          type="button"
          className={`${styles.card} ${styles.analytics}`}
          aria-pressed={scene === 'analytics'}
          {...showing('analytics')}
        >
          <span className={styles.label}>{text.analytics.label}</span>
          <span className={styles.note}>{text.analytics.note}</span>
          <span className={styles.score}>{text.analytics.value}</span>
          <svg viewBox="0 0 148 66" className={styles.bars} aria-hidden="true">
            {BARS.map((height, index) => (
              <rect key={index} x={index * 22} y={66 - height} width="16" height={height} rx="4" />
            ))}
          </svg>
        </button>
        <button
          type="button"
          className={`${styles.card} ${styles.development}`}
          aria-pressed={scene === 'development'}
          {...showing('development')}
        >
          <span className={styles.label}>{text.development.label}</span>
          <span className={styles.name}>{text.development.title}</span>
          <span className={styles.note}>{text.development.text}</span>
        </button>
        <div className={`${styles.card} ${styles.trust}`}>
          <ShieldIcon size={32} />
          <span>
            <span className={styles.name}>{text.trust.title}</span>
            <span className={styles.note}>{text.trust.text}</span>
          </span>
        </div>
      </div>
    </section>
  );
}
