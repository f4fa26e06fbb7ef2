import type { Act } from '#shared/models/destruction.ts';
import type { SiteFacts } from '#shared/models/site.ts';
import { BACKUP_DAYS } from '#shared/rules/backup-days.ts';
import { HOSTING } from '#shared/rules/processing.ts';
import { roleNames } from '#text/common/roles.ts';
import { personalDataText } from '#text/personal-data.ts';
import { destructionText } from '#text/processing/destruction.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import type { PaperDocument } from './paper.ts';

const { paper, kinds, reasons } = destructionText;

/** An act with whom it is made by: the company as its register has it, the service as its stage has it. */
export interface WholeAct {
  readonly act: Act;
  readonly company: string;
  readonly facts: SiteFacts;
}

/** An act of destruction with the extract from the log, as the order of Roskomnadzor No. 179 asks for both. */
export function describeAct(given: WholeAct): PaperDocument {
  const { act, company, facts } = given;
  const { subject, request, what, reason, by } = act;
  const whose = subject === null ? paper.ofEverybody : paper.ofSign(subject);
  return {
    title: paper.title,
    lead: paper.lead(formatDateTime(act.at)),
    sections: [
      {
        title: paper.operator,
        paragraphs: [company.trim() || paper.noOperator, ...(facts.operator ? [paper.processor(facts.operator)] : [])],
      },
      {
        title: paper.subject,
        paragraphs: [
          whose,
          ...(request ? [paper.request(request.id, formatDate(`${request.received_on}T12:00:00Z`))] : []),
          ...(subject === null ? [] : [paper.byHand]),
        ],
      },
      {
        title: paper.what,
        rows: what.map(({ kind, count }) => [kinds[kind], count === null ? paper.uncounted : paper.count(count)]),
      },
      { title: paper.system, paragraphs: [paper.systemText(facts.hosting ?? HOSTING)] },
      { title: paper.means, paragraphs: [paper.meansText(BACKUP_DAYS)] },
      { title: paper.reason, paragraphs: [`${reasons[reason]}. ${formatDateTime(act.at)}`] },
      {
        title: paper.log,
        rows: [
          [paper.logRows.event, act.id],
          [paper.logRows.at, act.at],
          [paper.logRows.subject, subject ?? paper.ofEverybody],
          [paper.logRows.what, what.map(({ kind }) => kinds[kind]).join('; ')],
          [paper.logRows.reason, reasons[reason]],
          [paper.logRows.by, by === null ? paper.service : roleNames[by]],
        ],
      },
      { title: paper.signed, paragraphs: [paper.signature] },
    ],
    attached: { name: `${destructionText.fileName(act.at.slice(0, 10))}.json`, json: actJson(given) },
    foot: personalDataText.paper.foot,
  };
}

/** The same as data. */
export function actJson(given: WholeAct): string {
  return JSON.stringify(given, null, 2);
}
