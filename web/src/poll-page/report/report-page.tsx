import { find, type Found, FoundPage } from '../found.tsx';
import { NotFound } from '../not-found.tsx';
import { loadReport } from './api.ts';
import { Report } from './report.tsx';
import { reportText as text } from '#text/poll-page/report.ts';
import type { PublicReport } from '#shared/models/run-report.ts';

interface ReportPageProps {
  readonly link: string;
  readonly first: Found<PublicReport>;
}

/** “You said, we did”, for whoever has its link. */
export function ReportPage({ link, first }: ReportPageProps) {
  const notFound = <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
  return (
    <FoundPage first={first} find={() => find(link, loadReport)} notFound={notFound} closed={notFound} anyLanguage>
      {(report) => <Report report={report} />}
    </FoundPage>
  );
}
