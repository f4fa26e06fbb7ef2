import { later } from './later.tsx';

const load = async () => (await import('#web/answer-form/notice/notice.tsx')).Notice;

/** What is kept of whoever answers, fetched once the form is there: it can be answered without. */
export const Notice = later(load, true);

/** The consent, without which nothing can be sent. */
export const Consent = later(load, 'at first');

/** How a consent is taken back, for whoever has given it. */
export const WithdrawalLink = later(
  async () => (await import('#web/answer-form/notice/withdrawal-link.tsx')).WithdrawalLink,
  true,
);
