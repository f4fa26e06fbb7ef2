import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { isUuid } from '#shared/rules/ids.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useSurvey } from './api.ts';
import { DraftEditor } from './components/draft-editor.tsx';
import { LockedSurvey } from './components/locked-survey.tsx';
import { surveyText as text } from '#text/asking/builder/surveys.ts';

/** A survey that exists: built while it is a draft, told what can still change afterwards. */
export default function EditSurveyPage() {
  const { surveyId = '' } = useParams();
  const { can } = useWorkspace();
  return (
    <Stack fit gap="20">
      {can('surveys.edit') ? (
        <SurveyToEdit key={surveyId} surveyId={surveyId} />
      ) : (
        <>
          <PageHeader title={text.editTitle} back={{ to: paths.surveys, label: text.back }} />
          <OfCompany>{text.noRight}</OfCompany>
        </>
      )}
    </Stack>
  );
}

function SurveyToEdit({ surveyId }: { readonly surveyId: string }) {
  const { workspace } = useWorkspace();
  const { data: survey, error, mutate } = useSurvey(surveyId);
  if (survey && sameId(survey.workspace_id, workspace.id)) {
    return survey.can_edit_questions ? <DraftEditor survey={survey} /> : <LockedSurvey survey={survey} />;
  }
  const header = <PageHeader title={text.editTitle} back={{ to: paths.surveys, label: text.back }} />;
  if (survey || !isUuid(surveyId) || isNotFound(error)) {
    return (
      <>
        {header}
        <EmptyState
          title={text.notFoundTitle}
          action={
            <Button component={Link} to={paths.surveys}>
              {text.toList}
            </Button>
          }
        >
          {text.notFound}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {header}
      {error ? (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonCards count={3} lines={3} />
      )}
    </>
  );
}
