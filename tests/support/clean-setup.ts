import { startClean } from './clean-process.ts';

startClean();
