import { presentRegister } from '../present-register.ts';
import type { ProcessingOperation } from '../operation.ts';

/** The register of processing, with terms and connections as they are now. */
export const getProcessingRegister: ProcessingOperation<'getProcessingRegister'> = ({ repos, workspaceId }) =>
  presentRegister(workspaceId, repos);
