import type { Catalogue } from '../../catalogue.ts';
import type { smsValidation as Russian } from '../../ru/integrations/sms-validation.ts';

/** What is wrong in the form of SMS. */
export const smsValidation: Catalogue<typeof Russian> = {
  unknownGateway: 'There is no such SMS gateway: smsc or smsru',
  keyWanted: 'Paste the API key',
  wrongKey: 'This is no API key: copy it whole, in one line',
  wrongSender: 'The sender’s name is up to 11 Latin letters and digits, as agreed with the gateway',
  templateWanted: 'Write the text of the message',
  templateTooLong: 'The text of the message is at most 200 characters',
  linkOnce: 'The link has to stand in the text once: {link}',
  wrongPrice: 'The price is from 1 kopeck to 100 rubles, or leave the field empty',
  wrongCap: 'The limit is a whole number of rubles, from 1 to 1,000,000',
};
