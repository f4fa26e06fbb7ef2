import type { Channel } from '#shared/channels/index.ts';
import { bitrix24 } from './bitrix24.ts';
import { max } from './max.ts';
import { telegram } from './telegram.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';

/** What each channel sends with. */
export const SENDERS = { mail, bitrix24, telegram, max, push } as const satisfies Readonly<Record<Channel, unknown>>;

type Senders = (typeof SENDERS)[Channel];
type AllOf<Each> = (Each extends unknown ? (one: Each) => void : never) extends (all: infer All) => void ? All : never;

/** What all of them use of the table. */
export const repositories = Object.assign({}, ...Object.values(SENDERS).map((sender) => sender.repositories)) as AllOf<
  Senders['repositories']
>;
