import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import { Report } from '#web/poll-page/report/report.tsx';
import styles from '../survey-report.module.css';

/** The page as respondents will see it, drawn by itself; readers hear its words in the fields. */
export function ReportPreview({ report }: { readonly report: PublicSurveyReport }) {
  return (
    <div className={styles.paper} aria-hidden="true" data-preview="">
      <Report report={report} preview />
    </div>
  );
}
