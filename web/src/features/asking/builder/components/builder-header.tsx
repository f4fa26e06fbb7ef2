import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { PageNote } from '#web/ui/page-note.ts';
import { textFieldId, TITLE } from '../lib/field-ids.ts';
import { builderText as text } from '#text/asking/builder.ts';
import styles from './builder.module.css';

interface BuilderHeaderProps {
  readonly title: string;
  /** What it is called before it has a title, and what its title could be. */
  readonly words: { readonly untitled: string; readonly placeholder: string };
  readonly back: { readonly to: string; readonly label: string };
  /** What stands in the way of storing it; null when nothing does. */
  readonly mistake: string | null;
  /** More is not taken; left out, what is too long stays and is said. */
  readonly maxLength?: number;
  /** How the draft stands to what the server has. */
  readonly note: string;
  readonly locked: boolean;
  readonly onRename: (title: string) => void;
  /** What can be done here, one primary at most. */
  readonly children: ReactNode;
}

/** The head of the builder: the title is written where it stands. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { title, words, back, mistake, maxLength, note, locked, onRename, children } = props;
  const place = use(PageNote);
  const named = title.trim() || words.untitled;
  useDocumentTitle(named);
  return (
    <Inline as="header" justify="between" gap="24" rowGap="12">
      <div className={styles.headerWords}>
        <Link to={back.to} className={styles.back}>
          <ChevronLeftIcon size={16} />
          {back.label}
        </Link>
        <h1 className="visually-hidden">{named}</h1>
        {/* One line, however many it takes to be read. */}
        <textarea
          id={textFieldId(TITLE)}
          className={styles.title}
          aria-label={text.title}
          aria-invalid={mistake !== null && title !== ''}
          aria-describedby={TITLE_NOTE_ID}
          placeholder={words.placeholder}
          rows={1}
          maxLength={maxLength}
          value={title}
          readOnly={locked}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={({ currentTarget }) => onRename(currentTarget.value.replaceAll(/[\n\r]+/g, ' '))}
        />
        <Caption id={TITLE_NOTE_ID} above="2">
          {place}
          {place && note ? ' · ' : ''}
          <span role="status">{note}</span>
        </Caption>
      </div>
      <Inline align="stretch" gap="10" className={styles.actions}>
        {children}
      </Inline>
    </Inline>
  );
}

const TITLE_NOTE_ID = 'builder-title-note';
