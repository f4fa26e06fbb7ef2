import * as z from 'zod/mini';
import { CHANNELS } from '../rules/channels.ts';

/** By which ways the members a run asks are told of it, nobody twice by the same. */
export const Channels = z
  .array(z.enum(CHANNELS, { error: 'Неизвестный способ приглашения' }), { error: 'Укажите, как пригласить' })
  .check(
    z.refine((channels) => new Set(channels).size === channels.length, { error: 'Способ приглашения указан дважды' }),
  );

/** How an invitation went out. */
export const Notice = z.object({
  /** Members it was for. */
  people: z.int(),
  /** Of these, told by Bitrix24 and by mail; some may be told by both, some by none. */
  by_bitrix24: z.int(),
  by_mail: z.int(),
  /** Why Bitrix24 was not, or not wholly, used; null where all went well. */
  problem: z.nullable(z.string()),
});
export type Notice = z.infer<typeof Notice>;
