/** Nothing but the site's own files; nothing inline, nothing evaluated, nothing framed. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What no page of the service uses. */
export const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** How browsers and the edge keep files: those named by their content for ever, pages never unasked. */
export const CACHE_FOREVER = 'public,max-age=31536000,immutable';
export const CACHE_NEVER_UNASKED = 'no-cache';

/** Seconds a browser insists on HTTPS: two years. */
export const HSTS_DAYS = 730;
