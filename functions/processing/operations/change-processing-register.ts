import { conflict } from '#core/http/errors.ts';
import { processingValidation } from '#text/processing/validation.ts';
import { presentRegister } from '../present-register.ts';
import type { ProcessingOperation } from '../operation.ts';

/** Writes down what the company says of its processing; on every plan, as the law asks for it. */
export const changeProcessingRegister: ProcessingOperation<'changeProcessingRegister'> = async (
  { repos, workspaceId, now },
  { body: { version, ...said } },
) => {
  const register = { ...said, version: version + 1, savedAt: now.toISOString() };
  if (!(await repos.processingRegisters.save(workspaceId, register, version))) conflict(processingValidation.changed);
  return presentRegister(workspaceId, repos);
};
