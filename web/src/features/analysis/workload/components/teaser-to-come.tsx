import styles from './teaser.module.css';

/** Keeps the place of the way to the analysis, so that the board below it does not jump. */
export function TeaserToCome() {
  return <div className={styles.teaser} aria-hidden="true" />;
}
