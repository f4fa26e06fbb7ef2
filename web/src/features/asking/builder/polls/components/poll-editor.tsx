import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { authoringText } from '../text.ts';
import { Card } from '#web/ui/card.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { addQuestion, isComplete, mistakesOf } from '../lib/poll-draft.ts';
import { limitsOf, type PollLimits } from '../lib/poll-limits.ts';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import pages from '#web/features/asking/components/pages.module.css';
import { BankButton } from './bank-button.tsx';
import { LeaveModal } from './leave-modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollSettings, type SettingNotes } from './poll-settings.tsx';
import { questionFieldId } from './question-editor.tsx';
import { QuestionList } from './question-list.tsx';
import { Suggestions } from './suggestions.tsx';

const text = authoringText.form;

interface PollEditorProps {
  readonly editor: PollEditorState;
  readonly words: { readonly submit: string; readonly submitting: string };
  readonly saving: boolean;
  /** Why the last attempt failed; null when it did not. */
  readonly failure: unknown;
  readonly notes?: SettingNotes;
  /** Stands above the questions. */
  readonly aboutQuestions?: ReactNode;
  /** Stands above the button. */
  readonly beforeSubmit?: ReactNode;
  /** Another way to send it; stands beside the button. */
  readonly otherSubmit?: { readonly label: string; readonly run: () => void } | null;
  readonly onSubmit: () => void;
}

const NO_NOTES: SettingNotes = { anonymous: null, publicLink: null };

/** The form of a poll, new or not: settings, questions, and what happens to work that is not saved. */
export function PollEditor(props: PollEditorProps) {
  const {
    editor,
    words,
    saving,
    failure,
    notes = NO_NOTES,
    aboutQuestions,
    beforeSubmit,
    otherSubmit,
    onSubmit,
  } = props;
  const { draft, change } = editor;
  const mistakes = mistakesOf(draft, failure instanceof ApiError ? failure.errors : []);
  const limits = limitsOf(draft);
  const ready = isComplete(draft) && !limits.exceeded;

  function add() {
    const next = addQuestion(draft);
    change(next);
    focusQuestion(next.questions.at(-1)?.key);
  }
  function remove(key: number) {
    const position = draft.questions.findIndex((question) => question.key === key);
    const neighbour = draft.questions[position + 1] ?? draft.questions[position - 1];
    editor.remove(key);
    focusQuestion(neighbour?.key ?? key + 1);
  }

  return (
    <form
      className={pages.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !saving) onSubmit();
      }}
    >
      <Card>
        <PollSettings
          draft={draft}
          mistake={mistakes.title}
          usage={limits.title}
          notes={notes}
          locked={saving}
          onChange={(changed) => change({ ...draft, ...changed })}
        />
      </Card>
      <Card title={text.questionsTitle}>
        <div className={pages.page}>
          {aboutQuestions}
          {draft.questions.length > 1 && <p className={pages.hint}>{authoringText.order.hint}</p>}
          <QuestionList
            draft={draft}
            mistakes={mistakes.questions}
            limits={limits.questions}
            locked={saving}
            onChange={change}
            onRemove={remove}
          />
          {editor.undo?.kind === 'removed' && <RemovedNotice editor={editor} position={editor.undo.position + 1} />}
          <TogetherNotes limits={limits} />
          <Suggestions
            draft={draft}
            locked={saving}
            onPick={(question) => change(addQuestion(draft, { text: question }))}
          />
          <div className={pages.choices}>
            <Button variant="default" leftSection={<PlusIcon size={18} />} disabled={saving} onClick={add}>
              {text.add}
            </Button>
            <BankButton draft={draft} locked={saving} onChange={change} />
          </div>
        </div>
      </Card>
      {failure !== null && <FailureNote error={failure} />}
      {beforeSubmit}
      <div className={pages.submit}>
        <Button type="submit" disabled={!ready || saving} aria-describedby="poll-form-hint">
          {saving ? words.submitting : words.submit}
        </Button>
        {otherSubmit && (
          <Button variant="default" disabled={!ready || saving} onClick={otherSubmit.run}>
            {otherSubmit.label}
          </Button>
        )}
        <p id="poll-form-hint" className={pages.hint}>
          {limits.exceeded ? text.tooLong : isComplete(draft) ? '' : text.notReady}
        </p>
      </div>
      <LeaveModal editor={editor} />
    </form>
  );
}

/** What all questions come to, as soon as that is near what a poll can hold. */
function TogetherNotes({ limits: { together, count } }: { readonly limits: PollLimits }) {
  return (
    <>
      {count && (
        <Notice tone={count.over ? 'attention' : 'warning'}>
          {(count.over ? text.countOver : text.count)(count.used, count.max)}
        </Notice>
      )}
      {together && (
        <Notice tone={together.over ? 'attention' : 'warning'}>
          {(together.over ? text.togetherOver : text.together)(together.used, together.max)}
        </Notice>
      )}
    </>
  );
}

function RemovedNotice({ editor, position }: { readonly editor: PollEditorState; readonly position: number }) {
  return (
    <Notice
      tone="warning"
      onClose={editor.forgetUndo}
      actions={
        <Button variant="default" onClick={editor.takeBack}>
          {text.takeBackQuestion}
        </Button>
      }
    >
      {text.questionRemoved(position)}
    </Notice>
  );
}

/** Focuses the field of a question that the next drawing of the page brings. */
function focusQuestion(key: number | undefined): void {
  if (key === undefined) return;
  requestAnimationFrame(() => document.getElementById(questionFieldId(key))?.focus());
}
