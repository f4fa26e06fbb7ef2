import { Fragment } from 'react';
import { markHits } from '../lib/search.ts';
import styles from './answers.module.css';

/** A text with what was searched for marked in it; `query` is folded. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  if (query === '') return text;
  return markHits(text, query).map((part, index) =>
    part.hit ? (
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
