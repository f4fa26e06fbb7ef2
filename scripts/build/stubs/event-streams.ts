/** Stands in for event streams in the bundles: no DynamoDB operation in use has one, and the SDK asks only for those. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are not bundled');
  }
}
export const eventStreamSerdeProvider = (): never => {
  throw new Error('Event streams are not bundled');
};
