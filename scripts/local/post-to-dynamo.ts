/** What a signature has to look like: the embedded database reads none. */
const SIGNED =
  'AWS4-HMAC-SHA256 Credential=local/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

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
      'x-amz-date': '20260101T000000Z',
      authorization: SIGNED,
    },
    body: JSON.stringify(input),
  });
}
