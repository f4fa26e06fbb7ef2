import type { ReactNode } from 'react';
import { Text } from '#web/ui/layout/layout.tsx';
import styles from './finding-words.module.css';

interface FindingWordsProps {
  /** What the sentence is about, and whether it may still change. */
  readonly about: readonly string[];
  readonly sentence: string;
  /** How sure it is, and what follows, sentence by sentence. */
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

/** What was found, before every figure: on the screen and on paper. */
export function FindingWords({ about, sentence, lines, children }: FindingWordsProps) {
  return (
    <div data-finding="">
      {about.length > 0 && (
        <Text below="4" size="note" tone="ink-2" breaks dir="auto">
          {about.join(' · ')}
        </Text>
      )}
      <h3 className={styles.sentence} dir="auto">
        {sentence}
      </h3>
      {lines.map((line) => (
        <Text key={line} above="4" size="lead" tone="ink-2" pretty className={styles.line}>
          {line}
        </Text>
      ))}
      {children}
    </div>
  );
}
