import { Button } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import type { Sheet } from '#web/lib/export-xlsx.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { exportText } from '#text/common/export.ts';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { financeExportText } from '#text/finance/main/export.ts';
import { financeMainText } from '#text/finance/main.ts';

/** What the page shows as one workbook, a sheet for each part that has come. */
export function useSummary(collect: () => readonly Sheet[]) {
  const { busy, error, run } = useAction();

  function save() {
    void run(async () => {
      const { xlsxOf } = await import('#web/lib/export-xlsx.ts');
      const title = financeExportText.summary;
      const name = exportFileName(title, new Date().toISOString(), 'xlsx', title);
      saveFile(xlsxOf(collect()), name);
      toast(exportText.done(name));
    });
  }

  return {
    button: (
      <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={busy} onClick={save}>
        {financeMainText.page.summary}
      </Button>
    ),
    problem: error !== null && (
      <Note tone="attention">
        {exportText.failed}: {messageOf(error)}
      </Note>
    ),
  };
}
