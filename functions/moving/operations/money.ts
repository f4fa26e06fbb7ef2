export { bringMoney } from './bring-money.ts';
export { takeMoney } from './take-money.ts';
