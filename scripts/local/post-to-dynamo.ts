import { unsignedHeaders } from '#data/unsigned.ts';

/**
 * Asks the embedded database by the protocol itself, where the SDK would try again, or make of a reply what it is not to
 * be. `target` names service and operation (`DynamoDB_20120810.DescribeTable`); what is refused is for the caller to see.
 */
export function postToDynamo(endpoint: string, target: string, input: object): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      ...unsignedHeaders(),
    },
    body: JSON.stringify(input),
  });
}
