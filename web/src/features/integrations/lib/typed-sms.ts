import { NewSms } from '#shared/models/sms.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';
import { integrationsText } from '#text/integrations.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import type { SmsBody } from '../sms-api.ts';

/** What is typed into the form of SMS. */
export interface TypedSms {
  readonly gateway: SmsGatewayName;
  readonly key: string;
  readonly sender: string;
  readonly template: string;
  readonly price: string;
  readonly cap: string;
}

/** The same as it is sent; a number that cannot be read is none. */
export function smsOf({ gateway, key, sender, template, price, cap }: TypedSms): SmsBody {
  const rubles = price.trim() === '' ? null : Number(price.replace(',', '.'));
  return {
    gateway,
    ...(key.trim() === '' ? {} : { key: key.trim() }),
    sender: sender.trim() || null,
    template,
    price: rubles === null ? null : Math.round(rubles * 100),
    cap: cap.trim() === '' ? Number.NaN : Number(cap.replace(/\s/g, '')),
  };
}

/** The mistakes of what is typed, by field. */
export function mistakesInSms(values: TypedSms): Record<string, string> {
  const { price, ...others } = mistakesOf(NewSms, smsOf(values));
  if (price === undefined) return others;
  return { ...others, price: Number.isNaN(smsOf(values).price) ? integrationsText.sms.priceWrong : price };
}
