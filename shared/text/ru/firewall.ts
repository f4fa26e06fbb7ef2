/** What the firewall answers in the place of the service. */
export const firewallText = {
  tooManyRequests: 'Слишком много запросов с этого адреса. Попробуйте через пять минут.',
} as const;
