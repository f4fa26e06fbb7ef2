export { checkBitrix24 } from './check-bitrix24.ts';
export { deleteBitrix24Credentials } from './delete-bitrix24-credentials.ts';
export { getBitrix24Credentials } from './get-bitrix24-credentials.ts';
export { getBitrix24Employees } from './get-bitrix24-employees.ts';
export { getBitrix24Tasks } from './get-bitrix24-tasks.ts';
export { importBitrix24Members } from './import-bitrix24-members.ts';
export { saveBitrix24Credentials } from './save-bitrix24-credentials.ts';
export { updateBitrix24Settings } from './update-bitrix24-settings.ts';
