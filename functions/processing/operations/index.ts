export { changeProcessingRegister } from './change-processing-register.ts';
export { getProcessingRegister } from './get-processing-register.ts';
export { getRecipients } from './get-recipients.ts';
export { listDestructions } from './list-destructions.ts';
