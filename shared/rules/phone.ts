/** The longest number of the international plan, with its plus. */
export const PHONE_MAX_TYPED = 40;

const INTERNATIONAL = /^\+[1-9]\d{9,14}$/;
/** Of Russia and Kazakhstan: eleven digits. */
const SEVEN = /^\+7\d{10}$/;

/** A phone number as somebody types it, as it is kept: +79161234567. Null for what is none. */
export function readPhone(typed: string): string | null {
  const bare = typed.replace(/[\s().–-]/g, '');
  const full = /^8\d{10}$/.test(bare) || /^7\d{10}$/.test(bare) ? `+7${bare.slice(1)}` : bare;
  const whole = /^9\d{9}$/.test(full) ? `+7${full}` : full;
  if (!INTERNATIONAL.test(whole)) return null;
  return whole.startsWith('+7') && !SEVEN.test(whole) ? null : whole;
}

/** What everybody may see of a number who may see that there is one: where it is from and its last two digits. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 2)} ··· ${phone.slice(-2)}`;
}
