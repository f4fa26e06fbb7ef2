import { useMemo } from 'react';
import { pollList } from '#shared/contract/poll-list.ts';
import type { Reply } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { AccessLogPage } from '#shared/models/access-log.ts';
import type { Shown } from '#shared/rules/access-log.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useApiPages, type ApiPages } from '#web/lib/use-api-pages.ts';
import { readWholeList } from '#web/lib/use-whole-list.ts';
import { peopleOf } from './lib/describe-entry.ts';

/** What of the log is wanted; empty for all. */
export interface Wanted {
  readonly who: string;
  readonly kind: Shown | '';
}

/** The log, page by page, the newest entries first; null as id means "not for you". */
export function useAccessLog(
  id: string | null,
  { who, kind }: Wanted,
): ApiPages<Reply<typeof workspaces.readAccessLog>> {
  const query = { ...(who !== '' && { who }), ...(kind !== '' && { kind }) };
  return useApiPages(workspaces.readAccessLog, id === null ? null : { params: { id }, query }, { revalidateAll: true });
}

/** All entries that fit, not only the pages shown so far, and the people whom they name. */
export async function readEntries(
  id: string,
  { who, kind }: Wanted,
): Promise<Pick<AccessLogPage, 'entries' | 'people'>> {
  const query = { ...(who !== '' && { who }), ...(kind !== '' && { kind }), size: 'file' as const };
  const pages = await readWholeList(workspaces.readAccessLog, { params: { id }, query }, (page) => [page]);
  return { entries: pages.flatMap(({ entries }) => entries), people: peopleOf(pages) };
}

/** What the polls and surveys of a workspace are called, by their ids. */
export function useTitles(id: string | null): ReadonlyMap<string, string> {
  const at = id === null ? null : { params: { id }, query: {} };
  const polls = useApi(pollList.listPollLines, at);
  const asked = useApi(surveys.listSurveys, at);
  return useMemo(
    () =>
      new Map(
        [...(polls.data?.polls ?? []), ...(asked.data?.surveys ?? [])].map((one) => [one.id, one.title] as const),
      ),
    [polls.data, asked.data],
  );
}

/** The whole log as a file for the verifier (scripts/verify-access-log.ts), the oldest entry first. */
export async function readWholeLog(id: string): Promise<{ file: Blob; head: AccessLogPage['head'] }> {
  const pages: AccessLogPage[] = [];
  let cursor: string | null = null;
  do {
    const query = { size: 'file' as const, ...(cursor !== null && { cursor }) };
    const page: AccessLogPage = await callApi(workspaces.readAccessLog, { params: { id }, query });
    pages.push(page);
    cursor = page.next_cursor;
  } while (cursor !== null);
  const { head, begins } = pages[0]!;
  const entries = pages.flatMap((page) => page.entries);
  const whole = {
    format: 'tonus-access-log/1',
    workspace_id: id,
    head,
    begins,
    entries: entries.toReversed(),
    people: peopleOf(pages),
  };
  return { file: new Blob([JSON.stringify(whole, null, 1)], { type: 'application/json' }), head };
}

/** The verifier itself, as it is run. */
export async function readVerifier(): Promise<Blob> {
  const { default: code } = await import('../../../../scripts/verify-access-log.ts?raw');
  return new Blob([code], { type: 'text/plain' });
}
