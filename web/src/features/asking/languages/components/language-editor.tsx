import { Button, Checkbox } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import { POLL_LANGUAGE_NAMES } from '#shared/rules/poll-languages.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { TranslationActions } from '#web/features/asking/lib/translations-api.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { languagesText as text } from '#text/asking/languages.ts';
import { isUnchecked, nextUnchecked, rowsOf } from '../lib/rows.ts';
import { isTouched, storedAt } from '../lib/typed.ts';
import { useTexts } from '../lib/use-texts.ts';
import styles from './languages.module.css';
import { RemoveLanguage } from './remove-language.tsx';
import { fieldId, TextRow } from './text-row.tsx';

interface LanguageEditorProps {
  readonly translations: Translations;
  readonly language: LanguageTexts;
  readonly actions: TranslationActions;
  readonly readAgain: () => Promise<Translations | undefined>;
  /** Once it is taken away. */
  readonly onRemoved: () => void;
}

/** Every text of a poll beside what it says in one language: written where it stands, stored by itself. */
export function LanguageEditor({ translations, language, actions, readAgain, onRemoved }: LanguageEditorProps) {
  const { language: tag } = language;
  const save = useCallback(
    (version: number, texts: readonly { place: string; text: string }[]) => actions.save(tag, version, texts),
    [actions, tag],
  );
  const read = useCallback(
    async () => (await readAgain())?.translations.find((one) => one.language === tag),
    [readAgain, tag],
  );
  const texts = useTexts({ language, save, readAgain: read });
  const drafts = useAction();
  const [hides, setHides] = useState(false);
  const [removing, setRemoving] = useState(false);
  const rows = rowsOf(translations, language);
  const shown = hides ? rows.filter((row) => isUnchecked(row) || texts.typed[row.place]) : rows;
  const hidden = rows.length - shown.length;
  const unread = rows.filter(({ state }) => state === 'draft' || state === 'bank');
  const missing = rows.some(({ state }) => state === 'missing');
  const locked = !translations.editable;

  function goOn(place: string) {
    const row = rows.find((one) => one.place === place);
    const typed = texts.typed[place]?.text ?? row?.said ?? '';
    if (row && typed !== '' && (texts.typed[place] || isUnchecked(row))) texts.check([place]);
    const next = nextUnchecked(rows, place);
    if (next) focusField(fieldId(next.place));
  }
  return (
    <Stack fit gap="14">
      <Inline justify="between" gap="12" className={styles.bar}>
        <Checkbox
          label={text.hideChecked}
          checked={hides}
          onChange={({ currentTarget }) => setHides(currentTarget.checked)}
        />
        {!locked && (
          <Inline gap="10">
            {unread.length > 0 && (
              <Button variant="default" onClick={() => texts.check(unread.map(({ place }) => place))}>
                {text.checkAll(unread.length)}
              </Button>
            )}
            <Button
              variant="default"
              loading={drafts.busy}
              disabled={!missing || language.drafting}
              title={text.draftHint}
              onClick={() => void drafts.run(() => actions.draft(tag))}
            >
              {language.drafting ? text.drafting : text.draft}
            </Button>
          </Inline>
        )}
      </Inline>
      {locked && <Caption>{text.settled}</Caption>}
      {drafts.error !== null && (
        <Note tone="attention">
          {messageOf(drafts.error)} <PlanLink error={drafts.error} />
          {drafts.error instanceof ApiError && drafts.error.code === 'no_provider' && (
            <Link to={paths.connect('ai')}>{text.connect}</Link>
          )}
        </Note>
      )}
      {rows.some(({ state }) => state === 'bank') && <Caption measure>{text.fromBank}</Caption>}
      {language.draft_problem !== null && <Note tone="warning">{text.draftsFailed(language.draft_problem)}</Note>}
      <div className={styles.card}>
        <table className={styles.table} {...ROLES.table}>
          <thead {...ROLES.rowgroup}>
            <tr {...ROLES.row}>
              <th scope="col" {...ROLES.columnheader}>
                {text.columns.place}
              </th>
              <th scope="col" {...ROLES.columnheader}>
                {POLL_LANGUAGE_NAMES[translations.language]}
              </th>
              <th scope="col" {...ROLES.columnheader}>
                {POLL_LANGUAGE_NAMES[tag]}
              </th>
              <th scope="col" {...ROLES.columnheader}>
                {text.columns.state}
              </th>
            </tr>
          </thead>
          <tbody {...ROLES.rowgroup}>
            {shown.map((row) => (
              <TextRow
                key={row.place}
                row={row}
                language={tag}
                ownLanguage={translations.language}
                typed={texts.typed[row.place]?.text ?? null}
                saving={texts.saving}
                theirs={texts.both.includes(row.place) ? storedAt(language, row.place) : null}
                locked={locked}
                onType={texts.type}
                onCheck={(place) => texts.check([place])}
                onNext={goOn}
                onLeave={texts.flush}
              />
            ))}
          </tbody>
        </table>
        {hidden > 0 && (
          <button type="button" className={styles.more} onClick={() => setHides(false)}>
            {text.hidden(hidden)}
          </button>
        )}
      </div>
      {(texts.error !== null || texts.both.length > 0) && (
        <Inline gap="12" rowGap="8">
          {texts.error !== null && <Note tone="attention">{text.failed(messageOf(texts.error))}</Note>}
          <Button variant="default" loading={texts.saving} onClick={texts.flush}>
            {text.retry}
          </Button>
        </Inline>
      )}
      <Inline justify="between" gap="12" rowGap="8">
        <Caption role="status">
          {locked ? '' : isTouched(texts.typed) ? text.keys : `${text.saved}. ${text.keys}`}
        </Caption>
        {!locked && (
          <Button variant="subtle" onClick={() => setRemoving(true)}>
            {text.remove}
          </Button>
        )}
      </Inline>
      {removing && (
        <RemoveLanguage
          language={language}
          onRemove={() => actions.remove(tag)}
          onRemoved={onRemoved}
          onClose={() => setRemoving(false)}
        />
      )}
    </Stack>
  );
}
