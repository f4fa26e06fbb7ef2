import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import styles from '#web/ui/list-rows.module.css';
import { ListTools } from '#web/ui/list-tools.tsx';
import { onShelf, RESPONDENT_SHELVES, SHELVES, shelfOf } from '../lib/shelves.ts';
import { listText as text } from '../text.ts';
import { CompleteDialog, DeleteDialog } from './dialogs.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { SurveyRow } from './survey-row.tsx';

const QUERY = 'state';

/** Which dialog is open, about which survey. */
interface Asked {
  readonly dialog: 'link' | 'complete' | 'delete';
  readonly id: string;
}

/** The surveys by how far they are, with a search by title. */
export function Shelves({ surveys }: { readonly surveys: readonly Survey[] }) {
  const { can } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = useNow();
  const shelves: readonly SurveyStatus[] = can('surveys.edit') ? SHELVES : RESPONDENT_SHELVES;
  const shelf = shelfOf(query.get(QUERY), shelves);
  const found = onShelf(surveys, shelf, search);
  const survey = asked && surveys.find(({ id }) => id === asked.id);
  const close = () => setAsked(null);
  return (
    <>
      <ListTools
        label={text.shelvesLabel}
        tabs={shelves.map((value) => ({
          value,
          label: text.shelves[value],
          count: onShelf(surveys, value, '').length,
        }))}
        tab={shelf}
        onTab={(next) => setQuery({ [QUERY]: next.toLowerCase() }, { replace: true })}
        searchLabel={text.search}
        search={search}
        onSearch={setSearch}
      />
      {found.length > 0 ? (
        <ul className={styles.rows}>
          {found.map((one) => (
            <li key={one.id}>
              <SurveyRow survey={one} now={now} onAsk={(dialog) => setAsked({ dialog, id: one.id })} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.nothing} role="status">
          {emptyWords(shelf, search, can('surveys.edit'))}
        </p>
      )}
      {survey && asked.dialog === 'link' && <LinkDialog survey={survey} onClose={close} />}
      {survey && asked.dialog === 'complete' && <CompleteDialog survey={survey} onClose={close} />}
      {survey && asked.dialog === 'delete' && <DeleteDialog survey={survey} onClose={close} />}
    </>
  );
}

function emptyWords(shelf: SurveyStatus, search: string, isEditor: boolean): string {
  if (search.trim() !== '') return text.nothingFound(search.trim());
  return shelf === 'PUBLISHED' && !isEditor ? text.emptyForMember : text.empty[shelf];
}
