import type { ReactNode } from 'react';
import type { QuoteList } from '../lib/quote-lists.ts';
import { Highlighted } from './highlighted.tsx';
import styles from './quotes.module.css';
import type { ShownQuestion } from './shown-question.ts';

interface QuoteSheetProps {
  readonly list: QuoteList<ShownQuestion>;
  /** Folded. */
  readonly query?: string;
  /** So many are drawn. */
  readonly most: number;
  /** Stands below the list. */
  readonly children?: ReactNode;
}

/** The answers to one question: words alone, nothing of who gave them or when. */
export function QuoteSheet({ list: { asked, quotes }, query = '', most, children }: QuoteSheetProps) {
  const id = `quotes-${asked.question.id}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.question}>
        {asked.question.text}
      </h3>
      <ul className={styles.list}>
        {quotes.slice(0, most).map(({ key, answer }) => (
          <li key={key} dir="auto">
            <Highlighted text={answer} query={query} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
