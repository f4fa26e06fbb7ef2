import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SURVEY_THEMES, type SurveyTheme } from '#shared/models/survey.ts';
import type { ReadyQuestion } from '#shared/rules/ready-questions.ts';
import { surveyBank } from '#shared/rules/survey-bank.ts';
import { searchFor } from '#shared/rules/search.ts';
import { kindWords } from '#web/question-kinds/kinds.ts';
import { THEME_NAMES } from '#text/common/themes.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { bankText as text } from '#text/asking/builder/bank.ts';
import { questionsOf, type WithItems } from '../lib/draft.ts';
import type { Profile } from '../lib/profile.ts';
import dialogs from './dialogs.module.css';

interface BankDialogProps {
  readonly draft: WithItems;
  readonly profile: Profile;
  readonly onAdd: (questions: readonly ReadyQuestion[]) => void;
  readonly onClose: () => void;
}

/** Ready questions by theme; several are marked and added at once. */
export default function BankDialog({ draft, profile, onAdd, onClose }: BankDialogProps) {
  const [search, setSearch] = useState('');
  const [themes, setThemes] = useState<readonly SurveyTheme[]>([]);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const fits = searchFor(search);
  const found = surveyBank().filter(
    ({ theme, type, text: words, options }) =>
      profile.kinds.includes(type) &&
      (themes.length === 0 || themes.includes(theme)) &&
      fits(words, THEME_NAMES[theme], ...options),
  );
  const taken = new Set(questionsOf(draft).map((question) => question.text.trim()));
  const toggle = (theme: SurveyTheme) =>
    setThemes((known) => (known.includes(theme) ? known.filter((one) => one !== theme) : [...known, theme]));
  function add() {
    onAdd(surveyBank().filter((question) => marked.includes(question.text)));
    onClose();
  }
  return (
    <Modal opened onClose={onClose} title={text.title} size={640}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          data-autofocus
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Inline align="stretch" gap="8" role="group" aria-label={text.themesLabel}>
          {SURVEY_THEMES.map((theme) => (
            <button
              key={theme}
              type="button"
              className={dialogs.chip}
              aria-pressed={themes.includes(theme)}
              onClick={() => toggle(theme)}
            >
              {THEME_NAMES[theme]}
            </button>
          ))}
        </Inline>
        <Caption role="status" tone="ink-3">
          {found.length === 0 ? text.nothing : text.found(found.length)}
        </Caption>
        {/* What is marked and not found at the moment stays marked. */}
        <Checkbox.Group value={[...marked]} onChange={setMarked}>
          <Stack as="ul" fit gap="8">
            {found.map((question) => (
              <li key={question.text} className={dialogs.row}>
                <Checkbox
                  value={question.text}
                  disabled={taken.has(question.text)}
                  label={question.text}
                  description={[
                    THEME_NAMES[question.theme],
                    kindWords(question),
                    ...(question.options.length > 0 ? [question.options.join(', ')] : []),
                    ...(taken.has(question.text) ? [profile.taken] : []),
                  ].join(' · ')}
                />
              </li>
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
      <Inline align="stretch" justify="end" gap="10" above="20" atHand>
        <Button disabled={marked.length === 0} onClick={add}>
          {text.add(marked.length)}
        </Button>
      </Inline>
    </Modal>
  );
}
