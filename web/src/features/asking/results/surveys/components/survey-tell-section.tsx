import type { SurveyResults } from '#shared/models/survey-results.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageLines, TellSection } from '#web/ui/tell-section.tsx';
import { ReportLine } from '#web/ui/report-line.tsx';
import { useReport } from '../api.ts';
import { companyWords } from '../lib/finding.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';

const text = surveyResultsText.tell;

/** How the team hears of what was found: the page “You said, we did”, a text for their chat, and paper. */
export function SurveyTellSection({ results }: { readonly results: SurveyResults }) {
  const { survey } = results;
  const { can } = useWorkspace();
  const mayTell = can('results.read') && results.breakdown_state === 'ready';
  const { data: report } = useReport(mayTell ? survey.id : null);
  return (
    <TellSection
      what={text.what}
      messageOf={() => messageLines([text.message(survey.title), ...companyWords(results)])}
      onPrint={() => window.print()}
    >
      {mayTell && <ReportLine report={report} to={paths.surveyReport(survey.id)} />}
    </TellSection>
  );
}
