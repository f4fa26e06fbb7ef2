import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FIGURES_MAX, type PollFigures, type QuestionRoom } from '#shared/models/poll-list.ts';
import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import { focusRow, useSingleKeys, useSingleKeysOn } from '#web/lib/single-keys.ts';
import { keysText } from '#text/common/keys.ts';
import { KeyHints } from '#web/ui/key-hints.tsx';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { usePollFigures, useWaiting } from '../api.ts';
import { found, grouped, groupOf, GROUPS, opensAgain, ordered } from '../lib/arrange.ts';
import { type ListEntry, KINDS, STATES, type State } from '../lib/list-entry.ts';
import { calendarOf } from '../lib/calendar.ts';
import { kindWord } from '../lib/kind-word.ts';
import { needsReminder } from '../lib/needs-reminder.ts';
import { outcomeWords } from '../lib/outcome-words.ts';
import { type KindChoice, useView } from '../lib/use-view.ts';
import { surveyText } from '#text/asking/list/survey.ts';
import { listText } from '#text/asking/list.ts';
import styles from './asking-list.module.css';
import { type Ask, Dialogs } from './dialogs.tsx';
import { Groups } from './groups.tsx';
import { ListTools } from './list-tools.tsx';
import { OneState } from './one-state.tsx';
import { useRowActions } from './use-row-actions.tsx';

const text = listText.list;
const TYPING_MILLISECONDS = 200;
/** Of those that are over so many stand below what runs. */
const RECENT = 5;

interface AskingListProps {
  readonly all: readonly ListEntry[];
  /** How much more may be asked of a person; null where nothing bounds it. */
  readonly room: QuestionRoom | null;
  /** What stands here while there is nothing at all. A dialog that has deleted the last one stays above it. */
  readonly empty: ReactNode;
}

/** All polls and surveys: what needs somebody first, what runs, what comes, what is over; or one state of them. */
export function AskingList({ all, room, empty }: AskingListProps) {
  const { can } = useWorkspace();
  const runs = can('results.read');
  const now = useNow();
  const waits = useWaiting();
  const view = useView(runs);
  const navigate = useNavigate();
  const pollId = usePollId();
  const [typed, setTyped] = useState('');
  const [delayed] = useDebouncedValue(typed, TYPING_MILLISECONDS);
  const search = delayed.trim();
  const [ask, setAsk] = useState<Ask | null>(null);
  const actions = useRowActions();
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const mayCreate = can('polls.create');
  const [keysOn, setKeysOn] = useSingleKeysOn();
  useSingleKeys(
    {
      '/': () => searchField.current?.focus(),
      ...(mayCreate && { N: () => void navigate(paths.newAsking) }),
    },
    keysOn,
  );
  // Settled when the list is opened: what is opened or ended meanwhile does not take the view along.
  const [opened, setOpened] = useState(() => stateOfNamed(all, pollId));
  const state = view.state ?? opened;
  const running = useRunningFigures(all);
  // Before the rows are put into groups: none of them is to go up under somebody's pointer.
  const busy = running.busy || waits.busy;
  const { findings, onFigures } = useFindings(running.figures);
  const behind = new Set(running.figures.filter((one) => needsReminder(one, now)).map((one) => one.poll_id));
  const reader = { runs, now, waiting: waitingIn(all, waits.polls), behind };

  const mine = all.filter((asked) => groupOf(asked, reader) !== null);
  const fits = found(search, ({ kind, id }) => [kindWord(kind, runs), ...(findings.get(id) ?? [])]);
  const matching = mine.filter(fits);
  const inState = (one: State | null) => (one === null ? matching : matching.filter((asked) => asked.state === one));
  const ofKind = (some: readonly ListEntry[]) =>
    view.kind === 'all' ? some : some.filter(({ kind }) => kind === view.kind);
  const shown = ofKind(inState(state));
  const present = KINDS.filter((kind) => mine.some((asked) => asked.kind === kind));
  const states = STATES.filter((one) => isOffered(one, state, ofKind(mine), runs));

  useEffect(() => {
    list.current?.querySelector('[data-named]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function showState(next: State | null) {
    setOpened(null);
    view.show({ state: next });
  }
  function showEverything() {
    setTyped('');
    setOpened(null);
    view.show({ kind: 'all', state: null });
  }
  const rows = {
    waiting: reader.waiting,
    known: running.figures,
    onFigures,
    now,
    namedId: pollId,
    actions,
    onAsk: setAsk,
  };
  const groups = grouped(shown, reader);
  const parts = search === '' ? { ...groups, archived: [], finished: groups.finished.slice(0, RECENT) } : groups;
  const isNarrow = search !== '' || state !== null;
  const isWhole = runs && !isNarrow && view.kind === 'all';
  const weeks = useMemo(() => (isWhole ? calendarOf(all, room, now) : null), [isWhole, all, room, now]);
  const nothingShown = state ? shown.length === 0 : GROUPS.every((group) => parts[group].length === 0);

  const whole = (
    <Stack fit className={styles.list} ref={list}>
      <ListTools
        kinds={
          runs && (present.length > 1 || (view.kind !== 'all' && !present.includes(view.kind)))
            ? (['all', ...KINDS] as const).map((kind) => ({
                kind,
                count: inState(state).filter((asked) => kind === 'all' || asked.kind === kind).length,
              }))
            : []
        }
        kind={view.kind}
        onKind={(kind) => view.show({ kind })}
        states={states.map((one) => ({ state: one, count: ofKind(inState(one)).length }))}
        state={state}
        onState={showState}
        search={typed}
        searchWords={runs ? text.search : text.searchOfMember}
        onSearch={setTyped}
        searchRef={searchField}
        searchKey={keysOn ? '/' : null}
        onSearchKey={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          focusRow(1);
        }}
      />
      <p className="visually-hidden" role="status">
        {search !== '' && shown.length > 0 && text.found(shown.length)}
      </p>
      {busy && <SkeletonCards count={4} />}
      {nothingShown && !busy && (
        <Stack align="center" gap="12" tone="ink-2" breaks className={styles.nothing} role="status">
          <p>{nothingWords(search, state, view.kind)}</p>
          {view.kind === 'survey' && !isNarrow && mayCreate ? (
            <Button component={Link} to={paths.newSurvey} variant="default">
              {surveyText.createFirst}
            </Button>
          ) : (
            shown.length < mine.length && (
              <Button variant="default" onClick={showEverything}>
                {text.showAll}
              </Button>
            )
          )}
        </Stack>
      )}
      {busy || nothingShown ? null : state ? (
        <OneState key={`${state} ${view.kind}`} state={state} list={shown} rows={rows} />
      ) : (
        <Groups
          key={view.kind}
          shown={parts}
          weeks={weeks}
          again={opensAgain(shown)}
          finished={groups.finished.length}
          runs={runs}
          rows={rows}
          onFinished={() => showState('finished')}
        />
      )}
      {!isNarrow && groups.archived.length > 0 && (
        <Inline align="stretch" justify="center" nowrap>
          <Button variant="subtle" onClick={() => showState('archived')}>
            {text.archiveWith(groups.archived.length)}
          </Button>
        </Inline>
      )}
      <KeyHints
        hints={[
          [['J', 'K'], keysText.rows],
          [['Enter'], keysText.open],
          [['/'], keysText.search],
          ...(mayCreate ? [[['N'], keysText.create] as const] : []),
        ]}
        on={keysOn}
        onSwitch={setKeysOn}
      />
    </Stack>
  );
  return (
    <>
      {mine.length === 0 ? empty : whole}
      {ask && <Dialogs ask={ask} all={all} onClose={() => setAsk(null)} />}
      {actions.failure}
    </>
  );
}

/** The figures of the polls that run, as many as are told at once; of them it depends what needs somebody first. */
function useRunningFigures(all: readonly ListEntry[]) {
  const { workspace, can } = useWorkspace();
  const ids = all.flatMap(({ kind, state, id }) => (kind !== 'survey' && state === 'running' ? [id] : []));
  const { data, isLoading } = usePollFigures(workspace.id, can('results.read') ? ids.slice(0, FIGURES_MAX) : null);
  return { figures: data?.figures ?? [], busy: isLoading && data === undefined };
}

/** What the rows that were in sight so far say of their newest runs, by poll: the search finds it. */
function useFindings(running: readonly PollFigures[]) {
  const [seen, setSeen] = useState<ReadonlyMap<string, PollFigures>>(new Map());
  const onFigures = useCallback(
    (figures: readonly PollFigures[]) =>
      setSeen((known) => new Map([...known, ...figures.map((one) => [one.poll_id, one] as const)])),
    [],
  );
  const findings = useMemo(
    () => new Map([...seen.values(), ...running].map((one) => [one.poll_id, outcomeWords(one)])),
    [seen, running],
  );
  return { findings, onFigures };
}

function nothingWords(search: string, state: State | null, kind: KindChoice): string {
  if (search !== '') return text.nothingFound(search);
  if (state !== null) return text.empty[state];
  if (kind === 'survey') return surveyText.emptyEditor;
  return kind === 'all' ? text.nothing : text.noneOfKind;
}

/** Drafts are those of their makers; the archive is offered once something is in it. */
function isOffered(state: State, chosen: State | null, mine: readonly ListEntry[], runs: boolean): boolean {
  if (state === chosen) return true;
  if (state === 'draft') return runs;
  return state !== 'archived' || mine.some((asked) => asked.state === 'archived');
}

/** The state to open with where the address names a poll that the list by groups leaves out. */
function stateOfNamed(all: readonly ListEntry[], pollId: string | null): State | null {
  const named = all.find(({ id }) => id === pollId);
  if (named === undefined || named.kind === 'survey') return null;
  if (named.state === 'archived') return 'archived';
  const over = ordered(
    all.filter(({ state }) => state === 'finished'),
    'new',
  );
  return named.state === 'finished' && over.indexOf(named) >= RECENT ? 'finished' : null;
}

/** Surveys tell of themselves whether they wait for whoever reads them. */
function waitingIn(all: readonly ListEntry[], polls: ReadonlySet<string>): ReadonlySet<string> {
  const surveys = all.filter((asked) => asked.kind === 'survey' && asked.survey.waits_for_me).map(({ id }) => id);
  return new Set([...polls, ...surveys]);
}
