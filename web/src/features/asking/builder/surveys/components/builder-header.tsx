import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SURVEY_TITLE_MAX_LENGTH } from '#shared/models/survey.ts';
import { paths } from '#web/lib/paths.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageNote } from '#web/ui/page-note.ts';
import { builderText as text } from '../text.ts';
import styles from './builder.module.css';

interface BuilderHeaderProps {
  readonly title: string;
  /** What stands in the way of storing it; null when nothing does. */
  readonly mistake: string | null;
  /** How the draft stands to what the server has. */
  readonly note: string;
  readonly locked: boolean;
  readonly onRename: (title: string) => void;
  /** What can be done here, one primary at most. */
  readonly children: ReactNode;
}

/** The head of the builder: the title is written where it stands. */
export function BuilderHeader({ title, mistake, note, locked, onRename, children }: BuilderHeaderProps) {
  const place = use(PageNote);
  useDocumentTitle(title.trim() || text.newTitle);
  return (
    <header className={styles.header}>
      <div className={styles.headerWords}>
        <Link to={paths.surveys} className={styles.back}>
          <ChevronLeftIcon size={16} />
          {text.back}
        </Link>
        <h1 className="visually-hidden">{title.trim() || text.newTitle}</h1>
        {/* One line, however many it takes to be read. */}
        <textarea
          className={styles.title}
          aria-label={text.title}
          aria-invalid={mistake !== null && title !== ''}
          placeholder={text.titlePlaceholder}
          rows={1}
          maxLength={SURVEY_TITLE_MAX_LENGTH}
          value={title}
          readOnly={locked}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={({ currentTarget }) => onRename(currentTarget.value.replaceAll(/[\n\r]+/g, ' '))}
        />
        <p className={styles.note}>
          {place}
          {place && note ? ' · ' : ''}
          <span role="status">{note}</span>
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
