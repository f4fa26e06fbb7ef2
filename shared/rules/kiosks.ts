/** So many kiosks a run has at once. */
export const RUN_KIOSKS_MAX = 20;
export const KIOSK_NAME_MAX_LENGTH = 60;
/** The PIN that ends a kiosk on its tablet: digits, so that it can be typed on any of them. */
export const KIOSK_PIN = /^\d{4,8}$/;
