import * as z from 'zod/mini';
import { CONNECTED_PROCESSORS, PROCESSING_TEXT_MAX_LENGTH, PURPOSES } from '../rules/processing.ts';
import { Instant } from './common.ts';
import { processingValidation } from '#text/processing/validation.ts';

const Words = z
  .string({ error: () => processingValidation.text })
  .check(
    z.trim(),
    z.maxLength(PROCESSING_TEXT_MAX_LENGTH, { error: () => processingValidation.tooLong(PROCESSING_TEXT_MAX_LENGTH) }),
  );

/** What a company says of its processing; empty where it has not yet. */
const Said = {
  /** The company as operator of personal data: name, registration number, address. */
  company: Words,
  /** Who answers for the processing there, and how to reach them. */
  responsible: Words,
  /** On which legal basis what is processed. */
  bases: z.record(z.enum(PURPOSES), Words),
};

export const ProcessingRegisterChange = z.strictObject({
  /** That which was read; 0 before the first. */
  version: z.int({ error: () => processingValidation.text }),
  ...Said,
});

/** A service that a workspace has connected and that is given data of it; named where there are several of its kind. */
export const Recipient = z.object({ kind: z.enum(CONNECTED_PROCESSORS), name: z.nullable(z.string()) });
export type Recipient = z.infer<typeof Recipient>;

/** Who else is given data of a workspace, as it is connected now. */
export const Recipients = z.object({ connected: z.array(Recipient) });

const Months = z.nullable(z.int());

/** The register of processing of a workspace, as far as it depends on the workspace. */
export const ProcessingRegister = z.object({
  ...Said,
  version: z.int(),
  saved_at: z.nullable(Instant),
  /** For how many months what is kept; null as long as the workspace is there. */
  terms: z.object({ answers: Months, tasks: Months, pay: Months, logs: Months }),
  connected: z.array(Recipient),
  /** Of how many people the data are blocked now, and since which day those of the first; null where of nobody. */
  blocked: z.nullable(z.object({ members: z.int(), contacts: z.int(), since: z.string() })),
});
export type ProcessingRegister = z.infer<typeof ProcessingRegister>;
