import { useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { exportText as text } from '#text/common/export.ts';
import { Notice } from './notice.tsx';
import { SaveMenu, type ExportFormat } from './save-menu.tsx';
import { toast } from './toast.ts';

interface ExportProps {
  /** Everything as a file; null where reading it was stopped. */
  readonly onCollect: (format: ExportFormat) => Promise<Blob | null>;
  readonly nameOf: (format: ExportFormat) => string;
  readonly onPrint: () => void;
}

/** Saves results as a file, or prints them: the button, and what became of it. */
export function useExport({ onCollect, nameOf, onPrint }: ExportProps) {
  const { busy, error, run, reset } = useAction();
  const [stopped, setStopped] = useState(false);

  function save(format: ExportFormat) {
    setStopped(false);
    void run(async () => {
      const file = await onCollect(format);
      if (file === null) return setStopped(true);
      const name = nameOf(format);
      saveFile(file, name);
      toast(text.done(name));
    });
  }
  const problem = error === null ? stopped && text.stopped : `${text.failed}: ${messageOf(error)}`;

  return {
    button: <SaveMenu busy={busy} onSave={save} onPrint={onPrint} />,
    problem: problem !== false && (
      <Notice
        tone="attention"
        onClose={() => {
          reset();
          setStopped(false);
        }}
      >
        {problem}
      </Notice>
    ),
  };
}
