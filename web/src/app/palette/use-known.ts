import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { people as peopleRoutes } from '#shared/contract/people.ts';
import { pollList } from '#shared/contract/poll-list.ts';
import { surveys as surveyRoutes } from '#shared/contract/surveys.ts';
import { tasks as taskRoutes, TASKS_PAGE_MAX } from '#shared/contract/tasks.ts';
import { useApi } from '#web/lib/use-api.ts';
import { paths } from '#web/lib/paths.ts';
import type { Entry, Known } from './entries.ts';

/** The server is asked for people when nobody has typed for so long. */
const PAUSE_MILLISECONDS = 80;
const PEOPLE_SHOWN = 5;

/** What can be found in a workspace, and whether some of it is missing. */
export interface KnownThings {
  readonly known: Known;
  readonly people: readonly Entry[];
  /** People are still looked for. */
  readonly looking: boolean;
  readonly failed: boolean;
}

/**
 * Polls, surveys and the newest tasks are read once and looked through here, so that every letter is answered at once;
 * people, of whom there may be thousands, are found by the server.
 */
export function useKnown(workspaceId: string, words: string): KnownThings {
  const at = { params: { id: workspaceId } };
  const still = { revalidateOnFocus: false };
  const polls = useApi(pollList.listPollLines, { ...at, query: {} }, still);
  const surveys = useApi(surveyRoutes.listSurveys, { ...at, query: {} }, still);
  const query = { workspace_id: workspaceId, limit: String(TASKS_PAGE_MAX) };
  const tasks = useApi(taskRoutes.listTasks, { query }, still);
  const [asked] = useDebouncedValue(words, PAUSE_MILLISECONDS);
  const search = asked === '' ? null : { ...at, query: { search: asked, limit: String(PEOPLE_SHOWN) } };
  const people = useApi(peopleRoutes.listPeople, search, { ...still, keepPreviousData: true });
  const known = useMemo(
    () => ({
      polls: polls.data?.polls.filter(({ archived_at: archived }) => archived === null),
      surveys: surveys.data?.surveys,
      tasks: tasks.data?.tasks,
    }),
    [polls.data, surveys.data, tasks.data],
  );
  const found = useMemo(
    () =>
      (words === '' ? [] : (people.data?.people ?? [])).map((person): Entry => ({
        kind: 'person',
        key: person.ref,
        name: `${person.first_name} ${person.last_name}`.trim() || (person.email ?? ''),
        note: [person.position, person.team?.name].filter(Boolean).join(', '),
        to: paths.person(person.ref),
      })),
    [people.data, words],
  );
  return {
    known,
    people: found,
    looking: words !== '' && (people.isLoading || asked !== words),
    failed: [polls, surveys, tasks, people].some(({ error }) => error !== undefined),
  };
}
