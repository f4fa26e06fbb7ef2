import styles from './hero-scene.module.css';

export type Scene = 'analytics' | 'development';

/** The picture behind the cards: a pulse over rings, or steps that lead up. Both stand ready and cross-fade. */
export function HeroScene({ scene }: { readonly scene: Scene }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 613 520"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={scene === 'analytics' ? styles.shown : styles.hidden}>
        {[90, 150, 215, 290].map((radius) => (
          <circle key={radius} className={styles.ring} cx="306" cy="270" r={radius} />
        ))}
        <path className={styles.beat} pathLength={1} d="M0 300h157l35-92 57 172 44-128 24 48h296" />
      </g>
      <g className={scene === 'development' ? styles.shown : styles.hidden}>
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <rect key={step} className={styles.ring} x={step * 104 - 4} y={400 - step * 62} width="104" height="520" />
        ))}
        <path className={styles.climb} d="M0 400h100v-62h104v-62h104v-62h104v-62h104V90h104" />
      </g>
    </svg>
  );
}
