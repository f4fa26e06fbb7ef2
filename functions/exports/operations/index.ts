export { cancelExport } from './cancel-export.ts';
export { downloadExport } from './download-export.ts';
export { listExports } from './list-exports.ts';
export { requestExport } from './request-export.ts';
