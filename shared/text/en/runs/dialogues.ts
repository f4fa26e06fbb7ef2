import type { Catalogue } from '../../catalogue.ts';
import type {
  dialoguesErrors as RussianErrors,
  dialoguesValidation as RussianValidation,
} from '../../ru/runs/dialogues.ts';

export const dialoguesValidation: Catalogue<typeof RussianValidation> = {
  textWanted: 'Write a message',
  textTooLong: 'A message is at most 1000 characters long',
};

export const dialoguesErrors: Catalogue<typeof RussianErrors> = {
  ended: 'The conversation is closed: nothing more can be written',
  most: 'You have sent 40 messages in this conversation: no more can be sent',
  notAnswered: 'You have not been answered yet: you can write after the first reply',
  changed: 'A message has just arrived in this conversation. Try again',
};
