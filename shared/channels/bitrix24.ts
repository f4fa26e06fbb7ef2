import type { ChannelDescription } from './channel.ts';

export const bitrix24: ChannelDescription = {
  label: 'Уведомлением в Bitrix24',
  by: 'уведомлением в Bitrix24',
  reached: 'в Bitrix24',
  reaches: 'Кого нет в Bitrix24, получит письмо.',
  needs: 'Вебхуку нужно право «Чат и уведомления (im)».',
  messages: ['сообщение', 'сообщения', 'сообщений'],
  connection: 'bitrix24',
};
