import { useState } from 'react';
import type { PrintedSheet } from '#shared/models/code-sheet.ts';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { codeSheetsText } from '#text/asking/code-sheets.ts';
import { formatMoment } from '#web/lib/deadline.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction, type Action } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import type { PerPage } from '../lib/code-sheet-pdf.ts';
import { withoutScheme } from '../lib/public-link.ts';
import { isAnonymous } from '../lib/runs.ts';

/** A sheet that is being printed. */
export interface Printing {
  readonly action: Action;
  /** Saves the file once more; null until there is one. */
  readonly save: (() => void) | null;
  /** The codes were made and their file was not. */
  readonly lost: boolean;
  readonly print: (codes: () => Promise<PrintedSheet>, perPage: PerPage) => void;
}

/** Makes codes and the file they are printed from, which alone has them, and lets the browser save it. */
export function usePrinting(poll: Poll, run: Frame): Printing {
  const { workspace } = useWorkspace();
  const action = useAction();
  const [file, setFile] = useState<{ content: Blob; name: string } | null>(null);
  const [lost, setLost] = useState(false);

  async function work(codes: () => Promise<PrintedSheet>, perPage: PerPage): Promise<void> {
    const { loadPrinting } = await import('../lib/print-code-sheet.ts');
    const toPdf = await loadPrinting();
    const sheet = await codes();
    try {
      const content = await toPdf({
        title: poll.title,
        workspace: workspace.name,
        anonymous: isAnonymous(run, poll),
        until: run.deadline === null ? null : formatMoment(run.deadline, new Date()),
        codes: sheet.codes,
        perPage,
        address: withoutScheme(window.location.origin + paths.oneTimeCode()),
        addressOf: (code) => window.location.origin + paths.oneTimeCode(code),
      });
      const made = { content, name: nameOf(poll, sheet) };
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
    print: (codes, perPage) => void action.run(() => work(codes, perPage)),
  };
}

function nameOf({ title }: Poll, { printed_at: printedAt }: PrintedSheet): string {
  const { file } = codeSheetsText.paper;
  return exportFileName(`${file} ${title}`, printedAt, 'pdf', file);
}
