import type { Purpose } from '#shared/rules/processing.ts';
import { registerText as text } from '#text/processing/register.ts';
import { xlsxOf } from '#web/lib/export-xlsx.ts';
import type { RegisterRow } from './register-rows.ts';

interface Register {
  readonly company: string;
  readonly responsible: string;
  readonly bases: Readonly<Record<Purpose, string>>;
  readonly where: string;
  readonly blocked: string;
  readonly rows: readonly RegisterRow[];
}

/** The register as a workbook: who the operator is, and the purposes one below another. */
export function registerFile({ company, responsible, bases, where, blocked, rows }: Register): Blob {
  const names = rows[0]?.facts.map(([name]) => name) ?? [];
  const header = [text.purpose, ...names, text.basis];
  return xlsxOf([
    {
      name: text.sheet,
      table: {
        header,
        rows: rows.map(({ purpose, title, facts }) => [
          title,
          ...facts.map(([, value]) => value),
          bases[purpose].trim() || text.noBasis,
        ]),
      },
      widths: [28, 30, 44, 30, 30, 44, 36],
    },
    {
      name: text.summary,
      sums: [
        [text.company, company.trim() || text.noBasis],
        [text.responsible, responsible.trim() || text.noBasis],
        [text.where, where],
        [text.blocked, blocked],
      ],
    },
  ]);
}
