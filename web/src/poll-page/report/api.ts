import type { answers } from '#shared/contract/answers.ts';
import { inLanguages } from '../language/language.ts';
import { load } from '../transport.ts';
import type { PublicReport } from '#shared/models/run-report.ts';

// The type alone: a change of the contract does not compile here.
const REPORT_PATH: (typeof answers)['getPublicReport']['path'] = '/api/surveys/reports/{link}';

/** What became of a survey, behind the link of this page's address. */
export async function loadReport(link: string): Promise<PublicReport> {
  // Border: our own server's reply.
  return (await load(REPORT_PATH.replace('{link}', encodeURIComponent(link)) + inLanguages())) as PublicReport;
}
