import * as z from 'zod/mini';

const WRONG_DAY = 'Укажите день приёма на работу: год, месяц и число';
const [EARLIEST, LATEST] = ['1940-01-01', '2099-12-31'];

/** The calendar day somebody was hired: 2026-11-24. It may lie ahead. */
export const HiredOn = z.string({ error: WRONG_DAY }).check(
  z.iso.date({ error: WRONG_DAY, abort: true }),
  z.refine((day) => day >= EARLIEST && day <= LATEST, { error: 'Проверьте год приёма на работу' }),
);
