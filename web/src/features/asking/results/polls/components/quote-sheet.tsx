import type { ReactNode } from 'react';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import type { QuoteList } from '../lib/quote-lists.ts';
import { DialogueLink } from './dialogue-link.tsx';
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
      <Text as="h3" id={id} below="4" size="lead" breaks>
        {asked.question.text}
      </Text>
      <Stack as="ul" gap="8" className={styles.list}>
        {quotes.slice(0, most).map(({ key, answer, dialogue }) => (
          <li key={key} dir="auto">
            <Highlighted text={answer} query={query} />
            <DialogueLink dialogue={dialogue} answer={answer} />
          </li>
        ))}
      </Stack>
      {children}
    </section>
  );
}
