import { Link, useNavigate } from 'react-router-dom';
import type { Poll } from '#shared/models/poll.ts';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { authoringText } from '#text/asking/builder/polls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { usePollActions } from '#web/features/asking/api.ts';
import { PollEditor } from './components/poll-editor.tsx';
import type { CreatedPoll, PollToOpen } from '#web/features/asking/lib/created-poll.ts';
import { hasText, NEW_POLL, toNewPoll } from './lib/poll-draft.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { usePollEditor } from './lib/use-poll-editor.ts';
import { useTemplateOfAddress } from './lib/use-template-of-address.ts';

const text = authoringText.create;
const FRESH = { draft: NEW_POLL, version: 0 };

/** The form of a new poll. */
export default function CreatePollPage() {
  const { can, workspace } = useWorkspace();
  if (can('polls.create')) return <CreateForm key={workspace.id} />;
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} back={{ to: paths.pollsBack, label: text.back }} />
      <OfCompany>{text.noRight}</OfCompany>
    </Stack>
  );
}

function CreateForm() {
  const { user, workspace, can } = useWorkspace();
  const mayOpen = can('runs.create') && can('runs.publish') && can('results.read');
  const { createPoll } = usePollActions();
  const navigate = useNavigate();
  const action = useAction();
  const editor = usePollEditor({ userId: user.id, workspaceId: workspace.id, id: null }, FRESH, action.reset);
  const { draft } = editor.builder;

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
  useTemplateOfAddress(editor.builder);

  return (
    <PollEditor
      editor={editor}
      poll="new"
      words={text}
      backTo={paths.pollsBack}
      drop={authoringText.form.drop}
      saving={action.busy}
      failure={action.error}
      notice={
        !hasText(draft) && (
          <Caption>
            {text.ready} <Link to={paths.newAsking}>{text.toReady}</Link>
          </Caption>
        )
      }
      beforeSubmit={<LimitHint limit="pollsPerMonth" />}
      otherSubmit={mayOpen ? { label: text.submitAndOpen, run: () => void action.run(createToOpen) } : null}
      onSubmit={() => void action.run(createOnly)}
    />
  );
}
