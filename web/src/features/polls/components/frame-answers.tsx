export { FrameResults as FrameAnswers } from './results/frame-results.tsx';
