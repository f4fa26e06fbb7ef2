/** So many codes one sheet is printed with. */
export const SHEET_CODES_MAX = 200;
/** So many codes a run has at once. */
export const RUN_CODES_MAX = 2000;
/** So many sheets a run is printed on, those that were revoked among them. */
export const RUN_SHEETS_MAX = 100;
