import { ActionIcon, Switch } from '@mantine/core';
import { useState } from 'react';
import { describeChannel, type Channel } from '#shared/channels/index.ts';
import { tellingText as text } from '#text/automations/telling.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { moved } from './moved.ts';

interface ChannelOrderProps {
  readonly order: readonly Channel[];
  /** Those that the workspace has connected; others keep their places unseen. */
  readonly shown: ReadonlySet<Channel>;
  /** Those that may not write; null where that is nobody's choice here. */
  readonly off: readonly Channel[] | null;
  readonly busy: boolean;
  /** What is to be known of a channel, under its name. */
  readonly notes?: Readonly<Partial<Record<Channel, string>>>;
  /** One that comes when none of the others does, wherever it stands; null for none. */
  readonly last?: Channel | null;
  readonly onOrder: (order: Channel[]) => void;
  readonly onOff?: (off: Channel[]) => void;
}

/** Channels in their order, each with what moves it and, for oneself, whether it may write. */
export function ChannelOrder({ order, shown, off, busy, notes = {}, last = null, onOrder, onOff }: ChannelOrderProps) {
  const [announced, setAnnounced] = useState('');
  const visible = order.filter((channel) => shown.has(channel));

  function move(channel: Channel, by: number) {
    const next = moved(order, shown, channel, by);
    onOrder(next);
    setAnnounced(text.moved(describeChannel(channel).label, next.indexOf(channel) + 1, visible.length));
  }

  return (
    <>
      <Stack as="ol" gap="8" aria-label={text.order}>
        {visible.map((channel, index) => {
          const { label } = describeChannel(channel);
          return (
            <Inline as="li" key={channel} justify="between" gap="12" nowrap>
              <div>
                <Text>
                  {index + 1}. {label}
                </Text>
                {notes[channel] !== undefined && <Caption>{notes[channel]}</Caption>}
              </div>
              <Inline gap="4" nowrap>
                {off !== null && channel !== 'mail' && (
                  <Switch
                    aria-label={text.may(label)}
                    checked={!off.includes(channel)}
                    disabled={busy}
                    onChange={({ currentTarget: { checked } }) =>
                      onOff?.(checked ? off.filter((one) => one !== channel) : [...off, channel])
                    }
                  />
                )}
                {visible.length > 1 && (
                  <>
                    <ActionIcon
                      aria-label={text.up(label)}
                      title={text.up(label)}
                      disabled={busy || index === 0}
                      onClick={() => move(channel, -1)}
                    >
                      <ArrowUpIcon />
                    </ActionIcon>
                    <ActionIcon
                      aria-label={text.down(label)}
                      title={text.down(label)}
                      disabled={busy || index === visible.length - 1}
                      onClick={() => move(channel, 1)}
                    >
                      <ArrowDownIcon />
                    </ActionIcon>
                  </>
                )}
              </Inline>
            </Inline>
          );
        })}
        {last !== null && (
          <li>
            <Text>
              {visible.length + 1}. {describeChannel(last).label}
            </Text>
            <Caption pretty>{describeChannel(last).reaches}</Caption>
          </li>
        )}
      </Stack>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
