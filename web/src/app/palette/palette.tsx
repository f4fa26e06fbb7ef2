import { Modal } from '@mantine/core';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { findEntries, placesFor, thingsOf, wordsOf, type Entry } from './entries.ts';
import { paletteText as text } from '#text/app/palette.ts';
import { LOCALE } from '#text/format.ts';
import { useKnown } from './use-known.ts';
import styles from './palette.module.css';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Everything one may go to or begin, by typing: polls, people, tasks, pages, actions. */
export default function Palette({ opened, onClose }: PaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<span className="visually-hidden">{text.label}</span>}
      withCloseButton={false}
      size={720}
      padding={0}
      classNames={{ header: styles.header }}
    >
      {opened && <Finder onClose={onClose} />}
    </Modal>
  );
}

function Finder({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const { workspace, can, seesMoney } = useWorkspace();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { known, people, looking, failed } = useKnown(workspace.id, wordsOf(typed));
  const entries = useMemo(() => [...placesFor(can, seesMoney), ...thingsOf(known, can)], [can, known, seesMoney]);
  const groups = useMemo(() => findEntries(entries, people, typed), [entries, people, typed]);
  const found = groups.flatMap((group) => group.entries);
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = ({ kind, key }: Entry) => `${id}-${kind}-${key}`;

  function open(entry: Entry) {
    onClose();
    void navigate(entry.to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length;
      setAt(next);
      document.getElementById(optionId(found[next]!))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  }

  return (
    <div className={styles.finder}>
      <div className={styles.field}>
        <SearchIcon size={20} />
        <input
          type="search"
          role="combobox"
          aria-label={text.field}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          placeholder={text.placeholder}
          value={typed}
          data-autofocus
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
        />
      </div>
      <div id={id} role="listbox" aria-label={text.label} className={styles.list}>
        {groups.map(({ kind, entries: of }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.kind}>
              {text.groups[kind]}
            </p>
            {of.map((entry) => (
              // The keyboard is the field's: an option is never focused.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry.key}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                className={styles.option}
                onClick={() => open(entry)}
                onMouseMove={() => setAt(found.indexOf(entry))}
              >
                <span className={styles.name} dir="auto">
                  <Marked name={entry.name} words={wordsOf(typed)} />
                </span>
                <span className={styles.note} dir="auto">
                  {entry.note}
                </span>
              </div>
            ))}
          </div>
        ))}
        {found.length === 0 && !looking && <p className={styles.nothing}>{text.nothing}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {looking ? text.looking : text.found(found.length)}
      </p>
      {failed && <p className={styles.nothing}>{text.failed}</p>}
      <p className={styles.hints} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text.hints.choose} <kbd>Enter</kbd> {text.hints.open} <kbd>&gt;</kbd> {text.hints.actions}{' '}
        <kbd>@</kbd> {text.hints.people}
      </p>
    </div>
  );
}

/** A name in which the first of the words that are looked for stands out. */
function Marked({ name, words }: { readonly name: string; readonly words: string }) {
  const [first = ''] = words.split(/\s+/);
  const begin = first === '' ? -1 : name.toLocaleLowerCase(LOCALE).indexOf(first.toLocaleLowerCase(LOCALE));
  if (begin === -1) return name;
  return (
    <>
      {name.slice(0, begin)}
      <strong>{name.slice(begin, begin + first.length)}</strong>
      {name.slice(begin + first.length)}
    </>
  );
}
