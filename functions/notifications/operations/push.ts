export { getPushDevices } from './get-push-devices.ts';
export { removePushDevice } from './remove-push-device.ts';
export { savePushDevice } from './save-push-device.ts';
