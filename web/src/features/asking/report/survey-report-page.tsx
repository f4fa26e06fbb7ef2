import { useParams } from 'react-router-dom';
import { isUuid } from '#shared/rules/ids.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ReportPage } from './report-page.tsx';

/** What respondents of a survey are told. */
export default function SurveyReportPage() {
  const { surveyId = '' } = useParams();
  const { can } = useWorkspace();
  const known = isUuid(surveyId);
  return (
    <ReportPage
      kind="survey"
      subject={known ? { kind: 'survey', id: surveyId, askedId: surveyId } : null}
      mayWrite={can('surveys.edit')}
      back={known ? paths.surveyResults(surveyId) : paths.surveys}
      hasThemes
    />
  );
}
