import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PollKinds } from '#web/ui/poll-kinds.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { useSurveys } from './api.ts';
import { Shelves } from './components/shelves.tsx';
import styles from './components/list.module.css';
import { listText as text } from './text.ts';

/** All surveys of the workspace, or those that wait for somebody's answers. */
export default function SurveyListPage() {
  const { can } = useWorkspace();
  return (
    <div className={styles.page}>
      <PageHeader title={text.title} note={can('surveys.edit') ? text.subtitle : text.subtitleMember}>
        {can('surveys.create') && (
          <Button component={Link} to={paths.newSurvey} leftSection={<PlusIcon size={18} />}>
            {text.create}
          </Button>
        )}
      </PageHeader>
      <PollKinds />
      {can('surveys.list') ? <Surveys /> : <NoPermission />}
    </div>
  );
}

function Surveys() {
  const { workspace, can } = useWorkspace();
  const { data, error, mutate } = useSurveys(workspace.id);
  if (data === undefined) {
    if (error === undefined) return <SkeletonCards count={4} />;
    return <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />;
  }
  if (data.length > 0) return <Shelves surveys={data} />;
  return can('surveys.create') ? (
    <EmptyState
      title={text.emptyTitle}
      action={
        <Button component={Link} to={paths.newSurvey}>
          {text.createFirst}
        </Button>
      }
    >
      {text.emptyEditor}
    </EmptyState>
  ) : (
    <EmptyState title={text.emptyTitle}>{text.emptyMember}</EmptyState>
  );
}
