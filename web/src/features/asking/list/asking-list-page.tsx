import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePollLines } from '#web/features/asking/api.ts';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { readCreated } from '#web/features/asking/lib/created-poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { AskingList } from './components/asking-list.tsx';
import { pollEntry, surveyEntry } from './lib/list-entry.ts';
import { totalsWords } from './lib/totals-words.ts';
import { useSurveys } from './surveys-api.ts';
import { listText } from '#text/asking/list.ts';

const text = listText.list;

/** All polls and surveys of the workspace. What did not load is said, and takes nothing of the other along. */
export default function AskingListPage() {
  const { workspace, can } = useWorkspace();
  const polls = usePollLines(workspace.id);
  const surveys = useSurveys(workspace.id);
  const [created, setCreated] = useState(readCreated(useLocation().state));
  const all = useMemo(
    () => [...(polls.lines?.polls ?? []).map(pollEntry), ...(surveys.data ?? []).map(surveyEntry)],
    [polls.lines, surveys.data],
  );
  const pollsFailed = polls.lines === undefined && polls.error !== undefined;
  const surveysFailed = surveys.data === undefined && surveys.error !== undefined;
  // One list: it waits for both of its parts, or for word that one does not come.
  const arrived = (polls.lines !== undefined || pollsFailed) && (surveys.data !== undefined || surveysFailed);
  const running = all.filter(({ state }) => state === 'running').length;
  const mayCreate = can('polls.create');
  const note = can('results.read')
    ? totalsWords(polls.lines?.totals ?? null, surveys.data?.length ?? null, running)
    : '';

  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} {...(arrived && all.length > 0 && note !== '' && { note })}>
        {mayCreate && arrived && (all.length > 0 || pollsFailed || surveysFailed) && (
          <>
            <Button component={Link} to={paths.pastImport} variant="default">
              {text.bring}
            </Button>
            <Button component={Link} to={paths.newAsking} leftSection={<PlusIcon size={18} />}>
              {text.create}
            </Button>
          </>
        )}
      </PageHeader>
      {created !== null && <Notice onClose={() => setCreated(null)}>{text.justCreated(created)}</Notice>}
      {arrived && pollsFailed && (
        <PollsError title={text.loadFailed} error={polls.error} onRetry={() => void polls.mutate()} />
      )}
      {arrived && surveysFailed && (
        <ErrorState title={text.surveysFailed} error={surveys.error} onRetry={() => void surveys.mutate()} />
      )}
      {!arrived && <SkeletonCards count={4} />}
      {arrived && (
        <AskingList
          key={workspace.id}
          all={all}
          room={polls.lines?.room ?? null}
          empty={pollsFailed || surveysFailed ? null : <Nothing mayCreate={mayCreate} />}
        />
      )}
    </Stack>
  );
}

function Nothing({ mayCreate }: { readonly mayCreate: boolean }) {
  return (
    <EmptyState
      title={text.emptyTitle}
      action={
        mayCreate && (
          <>
            <Button component={Link} to={paths.newAsking}>
              {text.createFirst}
            </Button>
            <Button component={Link} to={paths.pastImport} variant="default">
              {text.bring}
            </Button>
          </>
        )
      }
    >
      {mayCreate ? text.emptyEditor : text.emptyMember}
    </EmptyState>
  );
}
