import { useEffect, useRef, useState } from 'react';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useAction } from '#web/lib/use-action.ts';
import { addCall, NOTHING_IMPORTED, type ImportReport } from './import-report.ts';

export interface TeamImport {
  readonly busy: boolean;
  /** It ends after the call that is under way. */
  readonly stopping: boolean;
  readonly report: ImportReport;
  /** Why the last call failed; null when it did not. */
  readonly error: unknown;
  /** Begins, or goes on behind the last call that succeeded; gives whether everybody has been looked at. */
  readonly run: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Imports the people of Bitrix24 call by call, until everybody has been looked at. */
export function useTeamImport(workspaceId: string): TeamImport {
  const action = useAction();
  const [report, setReport] = useState(NOTHING_IMPORTED);
  const [stopping, setStopping] = useState(false);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  async function run() {
    stopped.current = false;
    setStopping(false);
    // One that looked at everybody begins anew.
    let current = report.cursor === null ? NOTHING_IMPORTED : report;
    setReport(current);
    const succeeded = await action.run(async () => {
      do {
        const body = current.cursor === null ? {} : { cursor: current.cursor };
        current = addCall(
          current,
          await callApi(bitrix24.importBitrix24Members, { params: { id: workspaceId }, body }),
        );
        setReport(current);
      } while (current.cursor !== null && !stopped.current);
    });
    return succeeded && current.cursor === null;
  }

  return {
    busy: action.busy,
    stopping: action.busy && stopping,
    report,
    error: action.error,
    run,
    stop: () => {
      stopped.current = true;
      setStopping(true);
    },
  };
}
