import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BANK_THEMES, QUESTION_BANK, type BankQuestion, type BankTheme } from '#shared/rules/question-bank.ts';
import { NBSP } from '#web/lib/formatters.ts';
import { searchFor } from '#shared/rules/search.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import modals from '#web/features/asking/components/modals.module.css';
import { bankText as text } from '../bank-text.ts';
import type { PollDraft } from '../lib/poll-draft.ts';
import styles from './question-bank.module.css';

interface QuestionBankProps {
  readonly draft: PollDraft;
  readonly onPick: (question: BankQuestion) => void;
  readonly onClose: () => void;
}

/** Ready questions by theme; several may be taken one after another. */
export default function QuestionBank({ draft, onPick, onClose }: QuestionBankProps) {
  const [search, setSearch] = useState('');
  const [themes, setThemes] = useState<readonly BankTheme[]>([]);
  const fits = searchFor(search);
  const found = QUESTION_BANK.filter(
    ({ theme, text: words }) => (themes.length === 0 || themes.includes(theme)) && fits(words, text.themes[theme]),
  );
  const toggle = (theme: BankTheme) =>
    setThemes((known) => (known.includes(theme) ? known.filter((one) => one !== theme) : [...known, theme]));
  const taken = new Set(draft.questions.map((question) => question.text.trim()));
  return (
    <Modal opened onClose={onClose} title={text.title} size={640}>
      <div className={modals.text}>
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          data-autofocus
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <div className={styles.themes} role="group" aria-label={text.themesLabel}>
          {BANK_THEMES.map((theme) => (
            <button
              key={theme}
              type="button"
              className={styles.theme}
              aria-pressed={themes.includes(theme)}
              onClick={() => toggle(theme)}
            >
              {text.themes[theme]}
            </button>
          ))}
        </div>
        <p role="status" className={styles.found}>
          {found.length === 0 ? text.nothing : text.found(found.length)}
        </p>
        <ul className={styles.questions}>
          {found.map((question) => (
            <li key={question.text}>
              <Question question={question} taken={taken.has(question.text)} onPick={() => onPick(question)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={`${modals.actions} ${modals.atHand}`}>
        <Button onClick={onClose}>{text.done}</Button>
      </div>
    </Modal>
  );
}

interface QuestionProps {
  readonly question: BankQuestion;
  readonly taken: boolean;
  readonly onPick: () => void;
}

function Question({ question: { theme, text: words, scale }, taken, onPick }: QuestionProps) {
  // One that is taken keeps the focus, so that the keyboard goes on from there.
  return (
    <button type="button" className={styles.question} aria-disabled={taken} onClick={taken ? undefined : onPick}>
      <span>
        {!taken && <span className="visually-hidden">{text.add} </span>}
        {words.replaceAll(' — ', `${NBSP}— `)}
      </span>
      <span className={styles.about}>
        {text.themes[theme]} · {taken ? text.taken : text.scales[scale ?? 'words']}
      </span>
      {!taken && (
        <span className={styles.plus} aria-hidden>
          <PlusIcon size={18} />
        </span>
      )}
    </button>
  );
}
