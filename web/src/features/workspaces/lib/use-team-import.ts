import { useEffect, useRef, useState } from 'react';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { callApi } from '#web/lib/api-client.ts';
import { addCall, NOTHING_IMPORTED, type ImportReport } from './import-report.ts';

export interface TeamImport {
  readonly status: 'idle' | 'running' | 'stopping' | 'stopped' | 'failed' | 'done';
  readonly report: ImportReport;
  /** Why the last call failed. */
  readonly error: unknown;
  /** Begins, or goes on behind the last call that succeeded; gives whether everybody has been looked at. */
  readonly run: () => Promise<boolean>;
  /** Ends it after the call that is under way. */
  readonly stop: () => void;
}

/** Imports the people of Bitrix24 call by call, until everybody has been looked at. */
export function useTeamImport(workspaceId: string): TeamImport {
  const [status, setStatus] = useState<TeamImport['status']>('idle');
  const [report, setReport] = useState(NOTHING_IMPORTED);
  const [error, setError] = useState<unknown>(null);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  async function run() {
    stopped.current = false;
    setStatus('running');
    setError(null);
    let current = status === 'stopped' || status === 'failed' ? report : NOTHING_IMPORTED;
    setReport(current);
    try {
      do {
        const body = current.cursor === null ? {} : { cursor: current.cursor };
        current = addCall(
          current,
          await callApi(bitrix24.importBitrix24Members, { params: { id: workspaceId }, body }),
        );
        setReport(current);
      } while (current.cursor !== null && !stopped.current);
      setStatus(current.cursor === null ? 'done' : 'stopped');
      return current.cursor === null;
    } catch (cause) {
      setError(cause);
      setStatus('failed');
      return false;
    }
  }

  return {
    status,
    report,
    error,
    run,
    stop: () => {
      stopped.current = true;
      setStatus('stopping');
    },
  };
}
