import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { RUN_KIND_TEXTS } from './run-kind-texts.ts';

/** Of a run what its pages are found by. */
interface Run {
  readonly kind: RunKind;
  readonly pollId: string;
}

/** The page of the site where a member answers a run, that of its poll or of its survey; it opens in a language that is said. */
export function takePathOf({ kind, pollId }: Run, lang?: PollLanguage): string {
  return `${RUN_KIND_TEXTS[kind].pages}/${pollId}/take${langQuery(lang)}`;
}

/** What of a link says in which language its page opens. */
export function langQuery(lang: PollLanguage | undefined): string {
  return lang === undefined ? '' : `?lang=${lang}`;
}

/** The page of the site where the results of a run are read. */
export function resultsPathOf({ kind, pollId }: Run): string {
  return `${RUN_KIND_TEXTS[kind].pages}/${pollId}/results`;
}

/** The page of the site where the analysis of workload is read. */
export const WORKLOAD_PATH = '/app/tasks/analysis?tab=summary';
