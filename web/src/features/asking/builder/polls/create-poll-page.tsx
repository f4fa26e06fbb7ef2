import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import type { Poll } from '#shared/models/poll.ts';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { authoringText } from './text.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { usePollActions } from '#web/features/asking/api.ts';
import { EditorNotices } from './components/editor-notices.tsx';
import { PollEditor } from './components/poll-editor.tsx';
import type { CreatedPoll, PollToOpen } from '#web/features/asking/lib/created-poll.ts';
import { hasText, NEW_POLL, toNewPoll } from './lib/poll-draft.ts';
import { useAction } from '#web/lib/use-action.ts';
import { usePollEditor } from './lib/use-poll-editor.ts';
import { useTemplateOfAddress } from './lib/use-template-of-address.ts';
import styles from '#web/features/asking/components/pages.module.css';

const text = authoringText.create;
const FRESH = { draft: NEW_POLL, version: 0 };

/** The form of a new poll. */
export default function CreatePollPage() {
  const { can, workspace } = useWorkspace();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHeader title={text.title}>
        <Button component={Link} to={paths.pollsBack} variant="default" leftSection={<ChevronLeftIcon size={18} />}>
          {text.back}
        </Button>
      </PageHeader>
      {can('polls.create') ? <CreateForm key={workspace.id} /> : <NoPermission>{text.noRight}</NoPermission>}
    </div>
  );
}

function CreateForm() {
  const { user, workspace, can } = useWorkspace();
  const mayOpen = can('runs.create') && can('runs.publish') && can('results.read');
  const { createPoll } = usePollActions();
  const navigate = useNavigate();
  const action = useAction();
  const editor = usePollEditor({ userId: user.id, workspaceId: workspace.id, pollId: null }, FRESH, action.reset);
  const { draft } = editor;

  async function create(): Promise<Poll> {
    const poll = await createPoll(toNewPoll(draft, workspace.id));
    editor.rebase({ draft, version: poll.version }, { show: 'stored' });
    return poll;
  }
  async function createOnly() {
    const poll = await create();
    await navigate(paths.pollsAfterCreation, { state: { createdPoll: poll.title } satisfies CreatedPoll });
  }
  async function createToOpen() {
    const poll = await create();
    await navigate(paths.pollResults(poll.id), { state: { openAndSend: true } satisfies PollToOpen });
  }
  useTemplateOfAddress(editor);

  return (
    <>
      <EditorNotices editor={editor} drop={authoringText.form.drop} />
      {!hasText(draft) && (
        <p className={styles.hint}>
          {text.ready} <Link to={paths.newAsking}>{text.toReady}</Link>
        </p>
      )}
      <PollEditor
        editor={editor}
        words={text}
        saving={action.busy}
        failure={action.error}
        beforeSubmit={<LimitHint limit="pollsPerMonth" />}
        otherSubmit={mayOpen ? { label: text.submitAndOpen, run: () => void action.run(createToOpen) } : null}
        onSubmit={() => void action.run(createOnly)}
      />
    </>
  );
}
