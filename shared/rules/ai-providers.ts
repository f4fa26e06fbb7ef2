/** The providers whose models can be connected. */
export const AI_PROVIDERS = ['gigachat'] as const;

/** What a key of GigaChat was given out for: to a person, an entrepreneur, a company. */
export const AI_SCOPES = ['GIGACHAT_API_PERS', 'GIGACHAT_API_B2B', 'GIGACHAT_API_CORP'] as const;
