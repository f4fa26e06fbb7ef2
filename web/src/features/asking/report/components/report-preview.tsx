import { Report } from '#web/poll-page/report/report.tsx';
import styles from '../report.module.css';
import type { PublicReport } from '#shared/models/run-report.ts';

/** The page as respondents will see it, drawn by itself; readers hear its words in the fields. */
export function ReportPreview({ report }: { readonly report: PublicReport }) {
  return (
    <div className={styles.paper} aria-hidden="true" data-preview="">
      <Report report={report} preview />
    </div>
  );
}
