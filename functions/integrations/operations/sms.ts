export { connectSms } from './connect-sms.ts';
export { disconnectSms } from './disconnect-sms.ts';
export { estimateSms } from './estimate-sms.ts';
export { getSms } from './get-sms.ts';
export { trySms } from './try-sms.ts';
