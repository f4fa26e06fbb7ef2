import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { MadeKiosk } from '#shared/models/kiosk.ts';
import { request, withKey } from './api.ts';
import type { Person } from './factories.ts';

/** The PIN of every kiosk made for tests. */
export const PIN = '2468';

interface Thing {
  readonly id: string;
}

/** A kiosk of the run of a poll. */
export async function makeKiosk({ token }: Person, { id }: Thing, name = 'Проходная'): Promise<MadeKiosk> {
  const call = { token, params: { id }, body: { name, pin: PIN } };
  const { status, body } = await request(polls.makeKiosk, withKey(polls.makeKiosk, call));
  if (status !== 201) throw new Error(`The kiosk was not made: ${JSON.stringify(body)}`);
  return body;
}

/** A kiosk of a survey that was published. */
export async function makeSurveyKiosk({ token }: Person, { id }: Thing, name = 'Столовая'): Promise<MadeKiosk> {
  const call = { token, params: { id }, body: { name, pin: PIN } };
  const { status, body } = await request(surveys.makeSurveyKiosk, withKey(surveys.makeSurveyKiosk, call));
  if (status !== 201) throw new Error(`The kiosk was not made: ${JSON.stringify(body)}`);
  return body;
}
