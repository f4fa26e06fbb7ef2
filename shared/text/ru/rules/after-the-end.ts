import { people } from '../numbers.ts';

/** What becomes of the answers of a run that is over. */
export const afterTheEndText = {
  nobody: 'Присланных ответов не увидит никто: спросили меньше пяти человек.',
  /** `least` people have to have answered; null where that makes no difference. */
  seen: (withNames: boolean, least: number | null) =>
    `Присланные ответы, ${withNames ? 'вместе с\u00a0именами' : 'без имён'}, увидят владелец, HR и руководители${least === null ? '' : `, если ответили хотя\u00a0бы ${people(least)}`}.`,
} as const;
