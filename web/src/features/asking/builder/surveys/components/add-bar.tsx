import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { KIND_NAMES, KINDS } from '#web/question-kinds/kinds.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { bankText } from '../bank-text.ts';
import { addItems, addReady } from '../lib/edit-draft.ts';
import { fromBank, fromPoll, fromSet } from '../lib/from-ready.ts';
import { type Item, newQuestion, newSection, writtenQuestions } from '../lib/survey-draft.ts';
import type { BuilderState } from '../lib/use-builder.ts';
import { builderText } from '../text.ts';
import styles from './builder.module.css';
import { textFieldId } from './field-ids.ts';

const text = builderText.add;
const BankDialog = lazy(() => import('./bank-dialog.tsx'));
const SetsDialog = lazy(() => import('./sets-dialog.tsx'));
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** What can be added: a question of each type, a heading, ready questions, those of a poll or a file. */
export function AddBar({ builder, locked }: { readonly builder: BuilderState; readonly locked: boolean }) {
  const { draft } = builder;
  // Whoever comes to take questions from there finds the place open.
  const from = useSearchParams()[0].get('from');
  const [dialog, setDialog] = useState<'bank' | 'sets' | 'import' | null>(
    from === 'bank' || from === 'import' ? from : null,
  );
  const close = () => setDialog(null);

  function add(type: QuestionKind) {
    const question = newQuestion(type);
    builder.change(addItems(draft, [question], builder.openId));
    builder.open(question.id);
    focusField(textFieldId(question.id));
  }
  function addSection() {
    const section = newSection();
    builder.change(addItems(draft, [section], builder.openId));
    focusField(textFieldId(section.id));
  }
  /** Takes the place of what is there; with a way back where anything was. */
  function replace(items: readonly Item[], title: string, goal: string, message: string) {
    const next = { ...draft, items, title: draft.title.trim() || title, goal: draft.goal.trim() || goal };
    if (writtenQuestions(draft).length > 0) builder.replace(next, message);
    else builder.follow(next);
    close();
  }
  return (
    <div className={styles.add} role="group" aria-label={text.label}>
      <span className={styles.addLabel} aria-hidden="true">
        {text.label}
      </span>
      {KIND_NAMES.map((type) => (
        <Button key={type} size="sm" variant="default" disabled={locked} onClick={() => add(type)}>
          {KINDS[type].editor.add ?? KINDS[type].editor.name}
        </Button>
      ))}
      <Button size="sm" variant="default" disabled={locked} onClick={addSection}>
        {text.section}
      </Button>
      <span className={styles.ready}>
        <Button size="sm" variant="light" disabled={locked} aria-haspopup="dialog" onClick={() => setDialog('bank')}>
          {text.bank}
        </Button>
        <Button size="sm" variant="light" disabled={locked} aria-haspopup="dialog" onClick={() => setDialog('sets')}>
          {text.sets}
        </Button>
        <Button size="sm" variant="light" disabled={locked} aria-haspopup="dialog" onClick={() => setDialog('import')}>
          {text.import}
        </Button>
      </span>
      {dialog !== null && (
        <Arrival waiting={null} failed={bankText.failed}>
          {dialog === 'bank' && (
            <BankDialog
              draft={draft}
              onAdd={(ready) => builder.change(addReady(draft, ready.map(fromBank)))}
              onClose={close}
            />
          )}
          {dialog === 'sets' && (
            <SetsDialog
              draft={draft}
              onPick={(set) => replace(fromSet(set), set.title, set.goal, builderText.undo.replacedBySet)}
              onClose={close}
            />
          )}
          {dialog === 'import' && (
            <ImportDialog
              draft={draft}
              onPoll={(poll) => replace(fromPoll(poll), poll.title, '', builderText.undo.replacedByPoll)}
              onFile={({ items, title, goal }) => replace(items, title, goal, builderText.undo.replacedByFile)}
              onClose={close}
            />
          )}
        </Arrival>
      )}
    </div>
  );
}
