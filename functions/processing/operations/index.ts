export { changeProcessingRegister } from './change-processing-register.ts';
export { getProcessingRegister } from './get-processing-register.ts';
