import type { ChannelDescription } from './channel.ts';

export const mail: ChannelDescription = {
  label: 'Письмом',
  by: 'письмом',
  reached: 'письмом',
  reaches: 'Письмо дойдёт тем, чей адрес подтверждён.',
  needs: null,
  messages: ['письмо', 'письма', 'писем'],
  connection: null,
};
