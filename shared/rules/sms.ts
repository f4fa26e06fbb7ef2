/** The gateways by which SMS are sent, by their own names. */
export const SMS_GATEWAYS = ['smsc', 'smsru'] as const;
export type SmsGatewayName = (typeof SMS_GATEWAYS)[number];

/** What stands for the link in the text of a workspace. */
export const SMS_LINK = '{link}';

export const SMS_TEMPLATE_MAX_LENGTH = 200;
export const SMS_KEY_MAX_LENGTH = 200;
/** What a key of a gateway is made of. */
export const SMS_KEY_PATTERN = /^[\w.~+/=-]+$/;
/** The name a message comes from, as operators register them. */
export const SMS_SENDER_PATTERN = /^[A-Za-z0-9 ._-]{1,11}$/;
/** In kopecks, for one part of a message. */
export const SMS_PRICE_MOST = 10_000;
/** In rubles, for a month. */
export const SMS_CAP_MOST = 1_000_000;

/** Of the alphabet of GSM 03.38; a sign of its extension counts twice. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const GSM_TWICE = /[\^{}\\[~\]|€]/;

/** How many signs a message of one part holds, and each part of a longer one, which begins with where it belongs. */
const ROOM = { gsm: { whole: 160, part: 153 }, ucs2: { whole: 70, part: 67 } } as const;

/** How many messages of an operator's tariff a text is. Cyrillic is sent in UCS-2, where an emoji takes two places. */
export function smsParts(text: string): number {
  const isGsm = GSM.test(text);
  const { whole, part } = isGsm ? ROOM.gsm : ROOM.ucs2;
  // No sign stands in two parts.
  const sizes = [...text].map((sign) => (isGsm ? (GSM_TWICE.test(sign) ? 2 : 1) : sign.length));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  if (length <= whole) return 1;
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}

/** The text of a message: that of the workspace with the link in it. */
export function smsText(template: string, link: string): string {
  return template.replace(SMS_LINK, link);
}
