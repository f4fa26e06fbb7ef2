import { Anchor } from '@mantine/core';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { messageLines, TellSection } from '#web/ui/tell-section.tsx';
import { useReport } from '../../report/api.ts';
import { companyWords } from '../lib/finding.ts';
import { surveyResultsText } from '../text.ts';
import styles from './survey-tell-section.module.css';

const text = surveyResultsText.tell;

/** How the team hears of what was found: the page «Вы сказали — мы сделали», a text for their chat, and paper. */
export function SurveyTellSection({ results }: { readonly results: SurveyResults }) {
  return (
    <TellSection
      what={text.what}
      messageOf={() => messageLines([text.message(results.survey.title), ...companyWords(results)])}
      onPrint={() => window.print()}
    >
      {results.breakdown_state === 'ready' && <ReportState surveyId={results.survey.id} />}
    </TellSection>
  );
}

/** Where the page for the team stands; nothing where that cannot be read. */
function ReportState({ surveyId }: { readonly surveyId: string }) {
  const { can } = useWorkspace();
  const { data: report } = useReport(can('results.read') ? surveyId : null);
  if (!report) return null;
  const { items, published, link } = report;
  const words = published ? text.report.open(items.length) : text.report.draft(items.length);
  return (
    <p className={styles.report}>
      {report.version === 0 ? text.report.none : words}{' '}
      {published && link !== null && (
        <Anchor href={paths.publicReport(link)} target="_blank" rel="noreferrer">
          {text.report.page}
        </Anchor>
      )}
    </p>
  );
}
