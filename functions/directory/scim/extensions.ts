/** The extension of companies (RFC 7643, section 4.3), as far as it is used. */
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
/** Our own: what the standard has no attribute for. */
export const TONUS = 'urn:ietf:params:scim:schemas:extension:tonus:2.0:User';

/** Whether something is an object of JSON, no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
