import styles from './code-words.module.css';

interface CodeWordsProps {
  /** What stands between backticks is code. */
  readonly children: string;
}

/** A sentence with pieces of code in it, as they are typed; one that fits a line is not broken. */
export function CodeWords({ children }: CodeWordsProps) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the sentence
      <code key={index} className={styles.code} translate="no">
        {part}
      </code>
    ),
  );
}
