import { type ReactNode, useEffect, useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { usePollActions } from '#web/features/asking/api.ts';
import { isOpen } from '#web/features/asking/runs/lib/runs.ts';
import { isStored, toDraft, toPollChange } from '../lib/poll-draft.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { useAction } from '#web/lib/use-action.ts';
import { type PollEditorState, usePollEditor } from '../lib/use-poll-editor.ts';
import { useRuns } from '#web/features/asking/runs/api.ts';
import { EditMeaning } from './edit-meaning.tsx';
import { AskingTabs } from '#web/features/asking/components/asking-tabs.tsx';
import { MessageModal } from '#web/features/asking/components/message-modal.tsx';
import { NewerPoll } from './newer-poll.tsx';
import { PollEditor } from './poll-editor.tsx';
import type { SettingNotes } from './poll-settings.tsx';

const text = authoringText.edit;

interface EditFormProps {
  /** The newest that is known of it. */
  readonly poll: Poll;
  readonly readAgain: () => Promise<Poll | undefined>;
  /** Stands below the header. */
  readonly notice: ReactNode;
}

/** Changes a poll: says what that means for its runs, and loses nothing when somebody else was faster. */
export function EditForm({ poll, readAgain, notice }: EditFormProps) {
  const { user, workspace } = useWorkspace();
  const { updatePoll } = usePollActions();
  const { runs } = useRuns(poll.id);
  const now = useNow(DEADLINE_TICK);
  const open = runs?.filter((run) => isOpen(run, now)) ?? [];
  const action = useAction();
  const [saved, setSaved] = useState(false);
  const place = { userId: user.id, workspaceId: workspace.id, id: poll.id };
  const editor = usePollEditor(place, { draft: toDraft(poll), version: poll.version }, action.reset);
  const { basis, unsaved } = editor;
  const { draft } = editor.builder;
  const isNewer = poll.version > basis.version && !action.busy;
  const hasConflict = isNewer && unsaved && !isStored(draft, poll);
  // Nothing is typed here, or it has arrived although the reply was lost: the form follows what is stored.
  useEffect(() => {
    if (!isNewer || hasConflict) return;
    if (action.error !== null) {
      action.reset();
      showSaved(poll);
    } else editor.rebase({ draft: toDraft(poll), version: poll.version }, { show: 'stored' });
  });

  function showSaved(stored: Poll) {
    editor.rebase({ draft: toDraft(stored), version: stored.version }, { show: 'stored' });
    editor.builder.forgetUndo();
    setSaved(true);
  }
  async function save(version: number) {
    try {
      // A draft that was typed before the newest version may name questions that are not there any more.
      showSaved(await updatePoll(poll.id, toPollChange(draft, poll, version)));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const newest = await readAgain().catch(() => undefined);
      // An earlier attempt may have arrived, its reply lost: then this is nobody else's version.
      if (!newest || !isStored(draft, newest)) throw error;
      showSaved(newest);
    }
  }
  function takeNewest() {
    editor.rebase({ draft: toDraft(poll), version: poll.version }, { show: 'own' });
    editor.builder.replace(toDraft(poll), authoringText.form.replacedByNewest);
  }

  return (
    <>
      <PollEditor
        editor={editor}
        poll={runs?.some((run) => run.was_opened) ? 'opened' : 'stored'}
        words={text}
        backTo={paths.polls}
        drop={authoringText.form.dropChanges}
        tabs={
          <AskingTabs
            thing={{ kind: 'poll', id: poll.id }}
            current="questions"
            isTranslated={poll.translated_into.length > 0}
          />
        }
        notice={notice}
        saving={action.busy}
        failure={hasConflict ? null : action.error}
        notes={notesOn(editor)}
        aboutQuestions={runs && <EditMeaning pollId={poll.id} runs={runs} open={open} />}
        beforeSubmit={
          hasConflict && (
            <NewerPoll
              newest={poll}
              onTake={takeNewest}
              onOverwrite={() => void action.run(() => save(poll.version))}
            />
          )
        }
        onSubmit={() => void action.run(() => save(basis.version))}
      />
      {saved && (
        <MessageModal title={text.saved} way={{ label: text.back, to: paths.polls }} onClose={() => setSaved(false)}>
          {open.length > 0 ? text.savedOpen : text.savedText}
        </MessageModal>
      )}
    </>
  );
}

/** What a changed setting comes to, said before it is saved. */
function notesOn({ builder: { draft }, basis }: PollEditorState): SettingNotes {
  const { anonymous, publicLink } = basis.draft;
  return {
    anonymous: draft.anonymous === anonymous ? null : draft.anonymous ? text.nowAnonymous : text.nowNamed,
    publicLink: draft.publicLink === publicLink ? null : draft.publicLink ? text.linkOn : text.linkOff,
  };
}
