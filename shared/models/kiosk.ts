import * as z from 'zod/mini';
import { KIOSK_NAME_MAX_LENGTH, KIOSK_PIN } from '../rules/kiosks.ts';
import { EndedRun, PublicAnswers, PublicPoll, SessionId } from './answers.ts';
import { Id, Instant } from './common.ts';
import { LinkSubmission, PublicSurvey } from './survey-answers.ts';
import { kiosksValidation } from '#text/runs/kiosks.ts';

/** A tablet on which anybody answers a run, one after another. How many have is told nowhere. */
export const Kiosk = z.object({ id: Id, name: z.string(), created_at: Instant });
export type Kiosk = z.infer<typeof Kiosk>;

/** The same at the moment it is made: the end of its address is in no other reply and stored nowhere. */
export const MadeKiosk = z.extend(Kiosk, { token: z.string() });
export type MadeKiosk = z.infer<typeof MadeKiosk>;

export const NewKiosk = z.strictObject({
  name: z
    .string({ error: () => kiosksValidation.nameWanted })
    .check(
      z.trim(),
      z.minLength(1, { error: () => kiosksValidation.nameWanted }),
      z.maxLength(KIOSK_NAME_MAX_LENGTH, { error: () => kiosksValidation.nameTooLong }),
    ),
  pin: z
    .string({ error: () => kiosksValidation.pinIsDigits })
    .check(z.regex(KIOSK_PIN, { error: () => kiosksValidation.pinIsDigits })),
});
export type NewKiosk = z.infer<typeof NewKiosk>;

/** A PIN as a tablet can check it without a connection: PBKDF2 with SHA-256, salt and hash in Base64. */
export const PinHash = z.object({ salt: z.string(), hash: z.string(), rounds: z.int() });
export type PinHash = z.infer<typeof PinHash>;

/**
 * What a tablet is told by the address of its kiosk: one of `poll` and `survey` while the run takes answers, `ended`
 * once it does not any more; neither before it is opened.
 */
export const OpenKiosk = z.object({
  name: z.string(),
  pin: PinHash,
  title: z.string(),
  workspace_name: z.string(),
  poll: z.nullable(PublicPoll),
  survey: z.nullable(PublicSurvey),
  ended: z.nullable(EndedRun),
});
export type OpenKiosk = z.infer<typeof OpenKiosk>;

/** Answers at a kiosk, in the words of the kind of its run. Each respondent has a session of their own. */
export const KioskPollAnswers = PublicAnswers;
export const KioskSurveyAnswers = z.extend(LinkSubmission, { anonymous_session_id: SessionId });
