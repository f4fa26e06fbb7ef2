import type { TrackRecord } from '#shared/models/finance/predictions.ts';
import { held } from '#shared/rules/predictions.ts';
import { addDays } from '#shared/rules/working-days.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { dayText } from '#text/finance/months.ts';
import { recordText as text } from '#text/finance/record.ts';
import { pastWords, recordWords } from '../lib/record-words.ts';
import { Disclosure } from './disclosure.tsx';

interface Words {
  /** What was said: the ends of an interval. */
  readonly range: (low: number, high: number) => string;
  readonly value: (came: number) => string;
}

interface TrackRecordProps extends Words {
  readonly said: TrackRecord;
  /** What would have been said before; null where nothing is reckoned afterwards. */
  readonly past: TrackRecord | null;
}

/** How predictions have done: a sentence, and behind a press each of them with what came. */
export function TrackRecordNote({ said, past, ...words }: TrackRecordProps) {
  const told = past !== null && past.checked > 0;
  const isListed = said.predictions.length > 0 || told;
  return (
    <Stack gap="4">
      <Text as="h3" size="body">
        {text.title}
      </Text>
      {told && <Text size="note">{pastWords(past)}</Text>}
      <Text size="note">{recordWords(said)}</Text>
      {isListed && (
        <Disclosure about={text.list.about} show={text.list.show}>
          {said.predictions.length > 0 && (
            <Predictions record={said} caption={text.title} head={text.said.head} {...words} />
          )}
          {told && (
            <>
              <Text as="h4" size="note">
                {text.past.title}
              </Text>
              <p>{text.past.note}</p>
              <Predictions record={past} caption={text.past.title} head={text.past.head} {...words} />
            </>
          )}
        </Disclosure>
      )}
    </Stack>
  );
}

interface PredictionsProps extends Words {
  readonly record: TrackRecord;
  readonly caption: string;
  readonly head: readonly string[];
}

function Predictions({ record, caption, head, range, value }: PredictionsProps) {
  return (
    <FiguresTable
      caption={caption}
      head={head}
      rows={record.predictions.map((one) => ({
        key: `${one.from} ${one.until}`,
        cells: [
          <span key="span">
            {text.span(dayText(addDays(one.from, 1)), dayText(one.until))}
            {one.made_on !== null && <Caption>{text.said.made(dayText(one.made_on))}</Caption>}
          </span>,
          range(one.low, one.high),
          one.came === null ? (
            text.open
          ) : (
            <span key="came">
              {value(one.came)}, {held(one) ? text.held : text.missed}
              {!one.counted && <Caption>{text.overlaps}</Caption>}
            </span>
          ),
        ],
      }))}
    />
  );
}
