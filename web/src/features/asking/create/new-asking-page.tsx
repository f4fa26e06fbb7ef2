import { Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import {
  ArchiveIcon,
  CheckIcon,
  ChevronRightIcon,
  EditIcon,
  type IconProps,
  TasksIcon,
  UploadIcon,
} from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Preview } from './components/preview.tsx';
import { ReadyDrawing } from './components/ready-drawing.tsx';
import { MAIN_READY, READY_FOR_OCCASIONS, type Ready, readyFor, readyNamed } from './lib/ready.ts';
import styles from './new-asking.module.css';
import { readyText as text } from '#text/asking/create.ts';

/** Where the preview stands beside; narrower, it is a dialog. */
const WIDE = '(min-width: 1100px)';
const QUERY = 'ready';

/** Where every poll and survey begins: something ready, read whole before it is taken, or a blank sheet. */
export default function NewAskingPage() {
  const { can } = useWorkspace();
  const mayCreate = can('polls.create');
  return (
    <Stack fit gap="20">
      <PageHeader
        title={text.title}
        {...(mayCreate && { note: text.note })}
        back={{ to: paths.polls, label: text.back }}
      />
      {mayCreate ? <Choice /> : <OfCompany>{text.noRight}</OfCompany>}
    </Stack>
  );
}

function Choice() {
  const [query] = useSearchParams();
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [search, setSearch] = useState('');
  const named = readyNamed(query.get(QUERY));
  const [shown, setShown] = useState<Ready>(named ?? MAIN_READY[0]!);
  /** Whether it is read in a dialog, where there is no room beside. */
  const [reading, setReading] = useState(named !== undefined);
  const main = readyFor(MAIN_READY, search);
  const occasions = readyFor(READY_FOR_OCCASIONS, search);
  const found = main.length + occasions.length;
  function choose(ready: Ready) {
    setShown(ready);
    setReading(!wide);
  }
  return (
    <Stack fit className={styles.columns}>
      <Stack fit gap="14">
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <p className={styles.found} role="status">
          {search.trim() !== '' && (found > 0 ? text.found(found) : text.nothing)}
        </p>
        {main.length > 0 && (
          <div className={styles.main} role="group" aria-label={text.main}>
            {main.map((ready) => (
              <Choosing key={ready.id} ready={ready} pressed={wide ? shown === ready : null} onChoose={choose} drawn />
            ))}
          </div>
        )}
        {occasions.length > 0 && (
          <Stack as="section" fit gap="14" above="14" aria-labelledby="for-occasions">
            <Text as="h2" size="title" id="for-occasions">
              {text.occasions}
            </Text>
            <div className={styles.occasions}>
              {occasions.map((ready) => (
                <Choosing key={ready.id} ready={ready} pressed={wide ? shown === ready : null} onChoose={choose} />
              ))}
            </div>
          </Stack>
        )}
        <Stack as="section" fit gap="14" above="14" aria-labelledby="own-ways">
          <Text as="h2" size="title" id="own-ways">
            {text.own}
          </Text>
          <ul className={styles.ways}>
            {WAYS.map(({ way, to, Icon }) => (
              <li key={way}>
                <Link className={styles.way} to={to}>
                  <Icon size={22} className={styles.icon} />
                  <span>
                    <span className={styles.name}>{text.ways[way].title}</span>
                    <span className={styles.about}>{text.ways[way].about}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
      {wide ? (
        <Stack as="section" fit gap="16" className={styles.side} aria-label={text.preview.label}>
          <Inline align="baseline" justify="between" gap="12" rowGap="2">
            <h2 className={styles.chosen}>{shown.name}</h2>
            <Caption as="span" tone="ink-3">
              {sizeOf(shown)}
            </Caption>
          </Inline>
          <Preview key={shown.id} ready={shown} />
        </Stack>
      ) : (
        <Modal opened={reading} onClose={() => setReading(false)} title={shown.name} size={560}>
          <Text as="div" below="14" size="note" tone="ink-2">
            <p>{shown.about}</p>
            <Caption tone="ink-3">{sizeOf(shown)}</Caption>
          </Text>
          <Preview key={shown.id} ready={shown} />
        </Modal>
      )}
    </Stack>
  );
}

interface Way {
  readonly way: keyof typeof text.ways;
  readonly to: string;
  readonly Icon: ComponentType<IconProps>;
}

const WAYS: readonly Way[] = [
  { way: 'bank', to: paths.newSurveyWith('bank'), Icon: ArchiveIcon },
  { way: 'import', to: paths.newSurveyWith('import'), Icon: UploadIcon },
  { way: 'poll', to: paths.newPoll, Icon: EditIcon },
  { way: 'survey', to: paths.newSurvey, Icon: TasksIcon },
];

interface ChoosingProps {
  readonly ready: Ready;
  /** Whether it is what is shown beside; null where it opens a dialog. */
  readonly pressed: boolean | null;
  readonly drawn?: boolean;
  readonly onChoose: (ready: Ready) => void;
}

/** Something ready as a button: it is shown whole, nothing is made yet. */
function Choosing({ ready, pressed, drawn = false, onChoose }: ChoosingProps) {
  return (
    <button
      type="button"
      className={drawn ? styles.card : styles.line}
      {...(pressed === null ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': pressed })}
      onClick={() => onChoose(ready)}
    >
      {drawn && <ReadyDrawing kind={ready.kind} />}
      <Stack as="span" shrink className={styles.words}>
        <span className={styles.name}>{ready.name}</span>
        <span className={styles.about}>{ready.about}</span>
        <Caption as="span" tone="ink-3">
          {text.kinds[ready.kind]} · {sizeOf(ready)}
        </Caption>
      </Stack>
      {pressed === true && drawn && (
        <span className={styles.tick} aria-hidden="true">
          <Tag tone="good">
            <CheckIcon size={14} /> {text.chosen}
          </Tag>
        </span>
      )}
      {!drawn && <ChevronRightIcon size={18} className={styles.arrow} />}
    </button>
  );
}

function sizeOf({ questions }: Ready): string {
  return text.size(text.questions(questions.length), minutesNeeded(questions.length));
}
