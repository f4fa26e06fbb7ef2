/** What is to change in how people are told: what is left out is not in it. */
export function givenTelling<Order, Off, Hours, Zone, Language>(body: {
  readonly order?: Order | undefined;
  readonly off?: Off | undefined;
  readonly quiet_hours?: Hours | undefined;
  readonly time_zone?: Zone | undefined;
  readonly language?: Language | undefined;
}): { order?: Order; off?: Off; quietHours?: Hours; timeZone?: Zone; language?: Language } {
  return {
    ...(body.order === undefined ? {} : { order: body.order }),
    ...(body.off === undefined ? {} : { off: body.off }),
    ...(body.quiet_hours === undefined ? {} : { quietHours: body.quiet_hours }),
    ...(body.time_zone === undefined ? {} : { timeZone: body.time_zone }),
    ...(body.language === undefined ? {} : { language: body.language }),
  };
}
