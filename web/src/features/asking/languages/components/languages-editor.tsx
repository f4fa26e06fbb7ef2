import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Translations } from '#shared/models/translations.ts';
import {
  POLL_LANGUAGE_NAMES,
  POLL_LANGUAGES,
  pollLanguageOf,
  type PollLanguage,
} from '#shared/rules/poll-languages.ts';
import { useAction } from '#web/lib/use-action.ts';
import {
  useTranslationActions,
  type Translated,
  type TranslationActions,
} from '#web/features/asking/lib/translations-api.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { languagesText as text } from '#text/asking/languages.ts';
import { AddLanguage, LanguageBar } from './language-bar.tsx';
import { LanguageEditor } from './language-editor.tsx';

interface LanguagesEditorProps {
  readonly thing: Translated;
  readonly translations: Translations;
  readonly readAgain: () => Promise<Translations | undefined>;
}

/** The languages of a poll or a survey: which there are, what is said in them, what becomes of a launch with holes. */
export function LanguagesEditor({ thing, translations, readAgain }: LanguagesEditorProps) {
  const actions = useTranslationActions(thing);
  const adding = useAction();
  const [query, setQuery] = useSearchParams();
  const wanted = pollLanguageOf(query.get('language'));
  const language =
    translations.translations.find((one) => one.language === wanted) ?? translations.translations[0] ?? null;
  const show = useCallback(
    (next: PollLanguage | null) =>
      setQuery((now) => {
        const other = new URLSearchParams(now);
        other.delete('language');
        if (next !== null) other.set('language', next);
        return other;
      }),
    [setQuery],
  );
  const add = (next: PollLanguage) =>
    void adding.run(
      () => actions.add(next),
      () => show(next),
    );

  if (language === null) {
    return (
      <Stack fit gap="14">
        <Card>
          <EmptyState
            title={text.empty.title}
            action={translations.editable && <AddLanguage translations={translations} busy={adding.busy} onAdd={add} />}
          >
            {translations.editable ? text.empty.text : text.settled}
          </EmptyState>
        </Card>
        {adding.error !== null && <FailureNote error={adding.error} />}
        {translations.editable && <OwnLanguage translations={translations} actions={actions} />}
      </Stack>
    );
  }
  return (
    <Stack fit gap="16">
      <LanguageBar
        translations={translations}
        current={language.language}
        busy={adding.busy}
        onShow={show}
        onAdd={add}
      />
      {adding.error !== null && <FailureNote error={adding.error} />}
      <LanguageEditor
        key={language.language}
        translations={translations}
        language={language}
        actions={actions}
        readAgain={readAgain}
        onRemoved={() => show(null)}
      />
      {translations.editable && (
        <Inline justify="between" align="end" gap="24" rowGap="12" ruled>
          <OnHoles thing={thing} translations={translations} actions={actions} />
          <OwnLanguage translations={translations} actions={actions} />
        </Inline>
      )}
    </Stack>
  );
}

interface SettingProps {
  readonly translations: Translations;
  readonly actions: TranslationActions;
}

/** What becomes of a launch while not all is translated. */
function OnHoles({ thing, translations, actions }: SettingProps & { readonly thing: Translated }) {
  const setting = useAction();
  const words = text.onHoles;
  const refuses = translations.on_holes === 'refuse';
  return (
    <Stack fit gap="8">
      <SegmentedControl
        aria-label={words.label}
        disabled={setting.busy}
        data={[
          { value: 'refuse', label: words.refuse },
          { value: 'own_language', label: words.own },
        ]}
        value={translations.on_holes}
        onChange={(value) =>
          void setting.run(() => actions.set({ on_holes: value === 'refuse' ? 'refuse' : 'own_language' }))
        }
      />
      <Caption measure>
        {refuses ? words.refuseText : words.ownText} {refuses && thing.kind === 'poll' && words.schedule}
      </Caption>
      {setting.error !== null && <FailureNote error={setting.error} />}
    </Stack>
  );
}

/** In which language the poll itself is written. */
function OwnLanguage({ translations, actions }: SettingProps) {
  const setting = useAction();
  const taken = translations.translations.map(({ language }) => language);
  return (
    <Stack fit gap="8">
      <NativeSelect
        label={text.own}
        disabled={setting.busy}
        data={POLL_LANGUAGES.filter((language) => !taken.includes(language)).map((language) => ({
          value: language,
          label: POLL_LANGUAGE_NAMES[language],
        }))}
        value={translations.language}
        onChange={({ currentTarget }) => {
          const language = pollLanguageOf(currentTarget.value);
          if (language !== null) void setting.run(() => actions.set({ language }));
        }}
      />
      {setting.error !== null && <FailureNote error={setting.error} />}
    </Stack>
  );
}
