import { useState } from 'react';
import type { PrintedSheet } from '#shared/models/code-sheet.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { codeSheetsText } from '#text/asking/code-sheets.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { loadPaperText } from '#web/lib/paper-text.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction, type Action } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import type { PerPage } from '../lib/code-sheet-pdf.ts';
import type { AnsweredRun } from '../lib/answered-run.ts';
import { withoutScheme } from '../lib/public-link.ts';

/** Where a code leads whose picture a camera sees; a hand types all of them in one place. */
const addressOf = { poll: paths.oneTimeCode, survey: paths.surveyByCode } as const;

/** How a sheet is printed: in which language, where not in that of what it is of. */
export interface SheetLayout {
  readonly perPage: PerPage;
  readonly language: PollLanguage | null;
}

/** A sheet that is being printed. */
export interface Printing {
  readonly action: Action;
  /** Saves the file once more; null until there is one. */
  readonly save: (() => void) | null;
  /** The codes were made and their file was not. */
  readonly lost: boolean;
  readonly print: (codes: () => Promise<PrintedSheet>, layout: SheetLayout) => void;
}

/** Makes codes and the file they are printed from, which alone has them, and lets the browser save it. */
export function usePrinting({ kind, title, anonymous, deadline }: AnsweredRun): Printing {
  const { workspace } = useWorkspace();
  const action = useAction();
  const [file, setFile] = useState<{ content: Blob; name: string } | null>(null);
  const [lost, setLost] = useState(false);

  async function work(codes: () => Promise<PrintedSheet>, { perPage, language }: SheetLayout): Promise<void> {
    const { loadPrinting } = await import('../lib/print-code-sheet.ts');
    const toPdf = await loadPrinting();
    // Before there are codes, too: what is missing then costs none.
    if (language) await loadPaperText(language);
    const sheet = await codes();
    try {
      const now = new Date();
      const end = deadline === null ? null : new Date(deadline);
      const said = sheet.titles.find((one) => one.language === language) ?? sheet.titles[0]!;
      const { sheet: text } = await loadPaperText(said.language);
      const content = await toPdf({
        text,
        title: said.title,
        workspace: workspace.name,
        anonymous,
        until: end && { moment: end, otherYear: end.getFullYear() !== now.getFullYear() },
        team: sheet.team,
        codes: sheet.codes,
        perPage,
        address: withoutScheme(window.location.origin + paths.oneTimeCode()),
        addressOf: (code) => window.location.origin + addressOf[kind](code),
      });
      const made = { content, name: nameOf(title, sheet) };
      saveFile(made.content, made.name);
      setFile(made);
    } catch {
      setLost(true);
    }
  }

  return {
    action,
    lost,
    save: file && (() => saveFile(file.content, file.name)),
    print: (codes, layout) => void action.run(() => work(codes, layout)),
  };
}

function nameOf(title: string, { printed_at: printedAt }: PrintedSheet): string {
  const { file } = codeSheetsText;
  return exportFileName(`${file} ${title}`, printedAt, 'pdf', file);
}
