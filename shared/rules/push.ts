/** On how many devices an account may be told; one more takes the place of the oldest. */
export const PUSH_DEVICES = 10;

/** For so long a device that was not seen again is told. */
export const PUSH_DEVICE_DAYS = 180;

/** Longer than any address that a push service has given out. */
export const PUSH_ENDPOINT_MAX_LENGTH = 1_000;
