import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PollLine } from '#shared/models/poll-list.ts';
import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import styles from '#web/ui/list-rows.module.css';
import { ListTools } from '#web/ui/list-tools.tsx';
import { useWaiting } from '../api.ts';
import { arranged, firstShelf, type Order, onShelves, ordersOf, planned, SHELVES, type Shelf } from '../lib/shelves.ts';
import { listText } from '../text.ts';
import { PollDialog } from './dialogs.tsx';
import { PlannedRow } from './planned-row.tsx';
import own from './poll-list.module.css';
import type { Dialog } from './poll-menu.tsx';
import { PollRows } from './poll-rows.tsx';
import { useRowActions } from './use-row-actions.tsx';

const text = listText.list;
const QUERY = 'state';
const TYPING_MILLISECONDS = 200;
/** Of those that are over so many stand below what is running. */
const RECENT = 3;

interface PollListProps {
  readonly polls: readonly PollLine[];
  /** The tab to open with, where the address names none. */
  readonly first: Shelf | null;
  /** What stands here while there is no poll at all. A dialog that has deleted the last one stays above it. */
  readonly empty: ReactNode;
}

/** All polls by how far they are, with a search and an order. */
export function PollList({ polls, first, empty }: PollListProps) {
  const { can } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  const [typed, setSearch] = useState('');
  const [search] = useDebouncedValue(typed, TYPING_MILLISECONDS);
  const [wanted, setOrder] = useState<Order>('urgent');
  const [asked, setAsked] = useState<{ readonly dialog: Dialog; readonly poll: PollLine } | null>(null);
  /** A poll that was not running when a dialog about it was opened: the list goes along once it is. */
  const [followed, setFollowed] = useState<string | null>(null);
  const pollId = usePollId();
  // Settled when the list is opened: a draft that is opened does not take the tab along.
  const [initial] = useState(() => first ?? firstShelf(polls, pollId));
  const now = useNow();
  const actions = useRowActions();
  const waiting = useWaiting();
  const shelves = onShelves(polls);
  const opened = shelves.running.some(({ id }) => id === followed);
  const shelf = opened ? 'running' : (SHELVES.find((one) => one === query.get(QUERY)) ?? initial);
  const tabs = SHELVES.filter((one) => isShown(one, shelf, shelves[one].length, can('polls.edit')));
  const orders = ordersOf(shelf);
  const order = orders.includes(wanted) ? wanted : orders[0]!;
  const found = arranged(shelves[shelf], order, search);
  const foundOn = (one: Shelf) => arranged(shelves[one], 'new', search).length;
  const elsewhere = found.length > 0 || search.trim() === '' ? [] : tabs.filter((one) => foundOn(one) > 0);
  const soon = shelf === 'running' ? arranged(planned(polls), 'urgent', search) : [];
  // As it is now; a dialog that has deleted its poll goes on saying so.
  const poll = asked && (polls.find(({ id }) => id === asked.poll.id) ?? asked.poll);

  function open(next: Shelf) {
    setFollowed(null);
    setQuery(
      (before) => {
        before.set(QUERY, next);
        return before;
      },
      { replace: true },
    );
  }
  const rows = {
    waiting,
    now,
    actions,
    onAsk(dialog: Dialog, about: PollLine) {
      setAsked({ dialog, poll: about });
      if (about.state !== 'running') setFollowed(about.id);
    },
  };

  const list = (
    <div className={own.list}>
      <ListTools
        label={text.shelvesLabel}
        tabs={tabs.map((value) => ({ value, label: text.shelves[value], count: foundOn(value) }))}
        tab={shelf}
        onTab={open}
        searchLabel={text.search}
        search={typed}
        onSearch={setSearch}
      >
        <NativeSelect
          className={own.order ?? ''}
          aria-label={text.orderLabel}
          value={order}
          onChange={(event) => setOrder(orders.find((one) => one === event.target.value) ?? order)}
          data={orders.map((value) => ({ value, label: text.orders[value] }))}
        />
      </ListTools>
      {found.length > 0 ? (
        <PollRows key={shelf} polls={found} {...rows} />
      ) : (
        <div className={styles.nothing} role="status">
          <p>{search.trim() === '' ? text.empty[shelf] : text.nothingFound(search.trim())}</p>
          {elsewhere.map((one) => (
            <Button key={one} variant="default" onClick={() => open(one)}>
              {text.foundOn(text.shelves[one], foundOn(one))}
            </Button>
          ))}
        </div>
      )}
      {soon.map((one) => (
        <PlannedRow key={one.id} poll={one} onChange={() => setAsked({ dialog: 'repeat', poll: one })} />
      ))}
      {shelf === 'running' && search.trim() === '' && can('results.read') && shelves.finished.length > 0 && (
        <section className={own.group} aria-labelledby="recent-polls">
          <div className={own.recentHead}>
            <h2 className={own.recentTitle} id="recent-polls">
              {text.recent}
            </h2>
            <Button variant="subtle" onClick={() => open('finished')}>
              {text.all(shelves.finished.length)}
            </Button>
          </div>
          <PollRows polls={arranged(shelves.finished, 'new', '').slice(0, RECENT)} {...rows} />
        </section>
      )}
    </div>
  );
  return (
    <>
      {polls.length === 0 ? empty : list}
      {poll && <PollDialog dialog={asked.dialog} poll={poll} onClose={() => setAsked(null)} />}
      {actions.failure}
    </>
  );
}

/** Drafts are those of their makers; the archive is a tab once something is in it. */
function isShown(shelf: Shelf, chosen: Shelf, count: number, isEditor: boolean): boolean {
  if (shelf === chosen) return true;
  if (shelf === 'draft') return isEditor;
  return shelf !== 'archived' || count > 0;
}
