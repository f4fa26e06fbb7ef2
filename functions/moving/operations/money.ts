export { bringMoney } from './bring-money.ts';
export { bringPay } from './bring-pay.ts';
export { takeMoney } from './take-money.ts';
export { takePay } from './take-pay.ts';
