import { problemInWords } from '#core/clients/connection-problems.ts';
import type { SmsConnection } from '#shared/models/sms.ts';
import { smsParts, smsText } from '#shared/rules/sms.ts';
import type { SmsAccess } from './repositories/sms.ts';

/** Of how many parts a message of a workspace is: all links of one use are of one length. */
export function partsOf({ template }: Pick<SmsAccess, 'template'>, siteUrl: string): number {
  return smsParts(smsText(template, sampleLink(siteUrl)));
}

/** A link as long as those that are sent. */
export function sampleLink(siteUrl: string): string {
  return `${siteUrl}/c/${'x'.repeat(10)}`;
}

/** How SMS are sent as the API shows it: never the key. */
export function presentSms(
  access: SmsAccess | null,
  spent: { readonly kopecks: number; readonly messages: number },
  { manages, siteUrl }: { readonly manages: boolean; readonly siteUrl: string },
): SmsConnection {
  return {
    gateway: access?.gateway ?? null,
    connected_at: access?.createdAt ?? null,
    problem: access?.problem && manages ? problemInWords(access.problem) : null,
    settings:
      access && manages
        ? {
            sender: access.sender,
            template: access.template,
            price: access.price,
            price_from_gateway: access.priceFromGateway,
            parts: partsOf(access, siteUrl),
            cap: access.cap / 100,
            spent: spent.kopecks,
            sent: spent.messages,
          }
        : null,
  };
}
