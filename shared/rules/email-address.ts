const LOCAL_MAX_LENGTH = 64;
const DOMAIN_MAX_LENGTH = 253;
const ADDRESS_MAX_LENGTH = 254;

/** A local part without quotes (RFC 5321, dot-string); SES takes no other characters than these. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, the last of which is no number: what ends in one is an IP address. */
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?!\d+$)${LABEL}$`);
/** What a domain is typed with; all else would be dropped by the conversion, or read as another part of a URL. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The domain of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * The address with its domain in ASCII (a Cyrillic domain is `xn--…`), so that one address has one spelling
 * and SES takes it. What has no such form comes back as it is. Expects lower case.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainOf(address);
  // In an address of ASCII alone there is nothing to convert, and much the platform would read as a URL.
  if (at < 0 || !/\P{ASCII}/u.test(domain) || !TYPED_DOMAIN.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** Whether mail can be sent to an address at all, by its form; in lower case and with an ASCII domain. */
export function isMailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = domainOf(address);
  return (
    address.length <= ADDRESS_MAX_LENGTH &&
    local.length <= LOCAL_MAX_LENGTH &&
    domain.length <= DOMAIN_MAX_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(domain)
  );
}
