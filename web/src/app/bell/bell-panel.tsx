import { Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { commonText } from '#text/common/common.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NEWS_GROUPS, newsOf, type News } from './news.ts';
import { bellText as text } from '#text/app/bell.ts';
import { useTold } from './use-told.ts';
import styles from './bell-panel.module.css';

interface BellPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is new for whoever reads, by whether it needs them; each leads to where it is looked at. */
export default function BellPanel({ opened, onClose }: BellPanelProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size={440} title={<strong>{text.title}</strong>}>
      {opened && <NewsList onChoose={onClose} />}
    </Drawer>
  );
}

function NewsList({ onChoose }: { readonly onChoose: () => void }) {
  const now = useNow();
  const { told, loading, failed } = useTold();
  const news = newsOf(told, now);
  const groups = NEWS_GROUPS.flatMap((group) => {
    const of = news.filter((one) => one.group === group);
    return of.length === 0 ? [] : [{ group, of }];
  });
  return (
    <Stack gap="20">
      {groups.map(({ group, of }) => (
        <section key={group} aria-label={text.groups[group]}>
          <Caption as="h3" weight="600">
            {text.groups[group]}
          </Caption>
          <ul className={styles.list}>
            {of.map((one) => (
              <Line key={one.key} news={one} now={now} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
      {loading && (
        <Stack role="status" aria-label={commonText.loading} gap="10">
          <Skeleton height={18} />
          <Skeleton width="70%" height={14} />
        </Stack>
      )}
      {!loading && groups.length === 0 && <Text as="p">{text.nothing}</Text>}
      {failed && <Caption as="p">{text.partFailed}</Caption>}
    </Stack>
  );
}

/** Pages for whoever has the link are another document. */
function isOutside(to: string): boolean {
  return !to.startsWith(paths.app);
}

interface LineProps {
  readonly news: News;
  readonly now: Date;
  readonly onChoose: () => void;
}

function Line({ news: { group, title, text: more, at, to }, now, onChoose }: LineProps) {
  return (
    <li className={styles.line} data-group={group}>
      <Inline gap="12" justify="between" align="baseline" nowrap>
        <Text as="p" breaks weight="560" dir="auto">
          <Link to={to} onClick={onChoose} className={styles.link} reloadDocument={isOutside(to)}>
            {title}
          </Link>
        </Text>
        {at !== null && (
          <Caption as="span" oneLine>
            {formatDayAndTime(at, now)}
          </Caption>
        )}
      </Inline>
      {more !== '' && (
        <Caption as="p" breaks dir="auto">
          {more}
        </Caption>
      )}
    </li>
  );
}
